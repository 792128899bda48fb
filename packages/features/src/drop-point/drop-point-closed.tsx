import type { DropPointEntry, DropPointFlow } from '@songwai/core/partners/drop-points/drop-point-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Link2Off } from 'lucide';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { refusalKeys } from './drop-point-texts.ts';
import './drop-point.css';

export interface DropPointClosedProps {
  readonly flow: DropPointFlow;
  readonly entry: Exclude<DropPointEntry, { readonly status: 'open' }>;
}

/** Instead of the form: it is on its way, the gateway did not answer, or the link is of no use. */
export function DropPointClosed({ flow, entry }: DropPointClosedProps) {
  const t = useTranslate();
  if (entry.status === 'loading')
    return (
      <SkeletonGroup label={t('bags.loading')}>
        <div className="sw-drop-point__loading">
          <Skeleton width="50%" height="26px" />
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="52px" />
        </div>
      </SkeletonGroup>
    );
  if (entry.status === 'failed')
    return (
      <ErrorState title={t('bags.failed')} headingLevel={1} retry={{ label: t('common.retry'), onRetry: () => void flow.open() }}>
        {gatewayErrorText(entry.error, t)}
      </ErrorState>
    );
  return (
    <ErrorState icon={Link2Off} title={t('bags.linkRefused')} headingLevel={1}>
      {t(refusalKeys[entry.reason])}
    </ErrorState>
  );
}
