import { HelpLines } from '@songwai/features/help/help-lines';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useLayoutEffect, useRef, useState } from 'react';
import { Followed } from './followed.tsx';
import type { HelpFlow, HelpState } from './help-flow.ts';
import '../../styles/late-styles.css';
import './help-card.css';

interface HelpCardProps {
  readonly flow: HelpFlow;
  /** Gives the delivery's element its attributes. */
  readonly host: HTMLElement;
}

const selectAll = (state: HelpState) => state;

/** Whoever opens the delivery, or comes back from it, goes on from there by keyboard. */
const useFocusMoves = (isFollowing: boolean) => {
  const card = useRef<HTMLDivElement>(null);
  const was = useRef(isFollowing);
  useLayoutEffect(() => {
    if (was.current !== isFollowing) card.current?.querySelector('button')?.focus();
    was.current = isFollowing;
  }, [isFollowing]);
  return card;
};

/** What help says, or the delivery in its place. */
export function HelpCard({ flow, host }: HelpCardProps) {
  const t = useTranslate();
  const { support, job, isLoading, hasFailed } = useFlow(flow.store, selectAll);
  const [isFollowing, setIsFollowing] = useState(false);
  const card = useFocusMoves(isFollowing);
  return (
    <div ref={card}>
      {isFollowing ? (
        <Followed host={host} onBack={() => setIsFollowing(false)} />
      ) : (
        <div className="sw-help-card" part="frame">
          <h2 className="sw-heading">{t('helpline.title')}</h2>
          {hasFailed ? (
            <ErrorState
              title={t('helpline.failed')}
              headingLevel={3}
              retry={{ label: t('common.retry'), onRetry: () => void flow.load(), isRetrying: isLoading }}
            >
              {t('helpline.failedHelp')}
            </ErrorState>
          ) : support ? (
            <HelpLines {...{ support, job }} onFollow={() => setIsFollowing(true)} />
          ) : (
            <SkeletonGroup label={t('helpline.loading')}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
              <Skeleton shape="block" height="52px" />
            </SkeletonGroup>
          )}
        </div>
      )}
    </div>
  );
}
