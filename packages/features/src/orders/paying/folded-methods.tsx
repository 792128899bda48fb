import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { ChevronDown, Plus, RefreshCw } from 'lucide';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { MethodList, type MethodListProps } from './method-list.tsx';
import type { PayingWays } from './paying-ways.ts';
import { wayName } from './way-text.ts';

interface FoldedMethodsProps extends MethodListProps {
  readonly ways: readonly OfferedWay[];
  readonly cards: PayingWays['cards'];
  /** Absent: no card can be added here. */
  readonly onAddCard?: (() => void) | undefined;
}

/** So many ways are always seen on a wide screen; the others fold. */
const unfolded = 3;

/** The ways to pay; on a wide screen those that are used less fold under one row. Says so where the cards are not there. */
export function FoldedMethods({ cards, onAddCard, ...list }: FoldedMethodsProps) {
  const t = useTranslate();
  const isWide = useMedia('(min-width: 760px)');
  const [isOpen, setIsOpen] = useState(false);
  const isLoading = cards.value === null && !cards.isFailed;
  const canFold = isWide && !isOpen && list.ways.length > unfolded;
  const shown = canFold ? list.ways.filter((way, index) => index < unfolded || way.id === list.chosen?.id) : list.ways;
  const folded = list.ways.filter((way) => !shown.includes(way));
  const isFolded = folded.length > 0;
  const names = [...folded.map((way) => wayName(way, t)), ...(onAddCard ? [t('paying.addCard')] : [])];

  if (isLoading)
    return (
      <SkeletonGroup label={t('paying.loading')}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="60px" />
        ))}
      </SkeletonGroup>
    );
  return (
    <>
      <MethodList {...list} ways={shown} />
      {isFolded ? (
        <Button variant="quiet" icon={ChevronDown} aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t('paying.otherWays', { names: names.join(' · ') })}
        </Button>
      ) : null}
      {cards.isFailed ? (
        <Banner
          tone="danger"
          title={t('paying.cardsFailed')}
          action={
            <Button variant="quiet" icon={RefreshCw} onClick={cards.onRetry}>
              {t('paying.cardsRetry')}
            </Button>
          }
        >
          {t('paying.cardsFailedHelp')}
        </Banner>
      ) : null}
      {onAddCard && !isFolded ? (
        <Button variant="quiet" icon={Plus} onClick={onAddCard}>
          {t('paying.addCard')}
        </Button>
      ) : null}
    </>
  );
}
