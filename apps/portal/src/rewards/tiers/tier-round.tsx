import { bangkokDate, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import { formatBaht } from '@songwai/core/basics/money';
import type { CustomerTier } from '@songwai/core/rewards/tier';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Timeline, type TimelineEntry } from '@songwai/ui/timeline/timeline';
import { Hourglass, RotateCw } from 'lucide';
import { tierName } from './tier-words.ts';

/** The days of the round that runs: since when spend counts, today, until when the tier lasts, and its next update. */
export function TierRound({ tier, nextUpdate }: { readonly tier: CustomerTier; readonly nextUpdate: Date }) {
  const t = useTranslate();
  const now = useClock()();
  // Today and its evening are no day that is left.
  const daysLeft = Math.max(0, Math.round((nextUpdate.getTime() - startOfBangkokDay(now).getTime()) / dayMs) - 1);
  const { benefitsUntil } = tier;
  const entries: readonly TimelineEntry[] = [
    { id: 'from', node: { state: 'done' }, title: bangkokDate(tier.countsFrom), detail: t('tiers.counting') },
    {
      id: 'today',
      node: { state: 'focus', number: daysLeft },
      segment: 'rest',
      isCurrent: true,
      title: t('tiers.today', { day: bangkokDate(now) }),
      detail: t('tiers.todaySpent', { sum: formatBaht(tier.spentSatang), count: daysLeft }),
    },
    ...(benefitsUntil === null
      ? []
      : [
          {
            id: 'until',
            node: { state: 'todo', icon: Hourglass },
            segment: 'rest',
            title: bangkokDate(benefitsUntil),
            detail: t('tiers.benefitsUntil', { tier: tierName(t, tier.tier) }),
          } as const,
        ]),
    { id: 'update', node: { state: 'todo', icon: RotateCw }, title: bangkokDate(nextUpdate), detail: t('tiers.nextUpdate') },
  ];
  return (
    <Card padding="large" className="portal-tier__part">
      <h2 className="sw-heading sw-heading--small">{t('tiers.round')}</h2>
      <Timeline label={t('tiers.round')} entries={entries} />
    </Card>
  );
}
