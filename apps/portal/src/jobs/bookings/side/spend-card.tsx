import { formatBaht } from '@songwai/core/basics/money';
import type { WeekOfSpend } from '@songwai/core/jobs/lists/summary-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shell/portal-context.tsx';
import { QueryFrame } from '../../../shell/query-frame.tsx';
import { spendQuery } from '../bookings.queries.ts';
import type { ChangeView } from '../use-bookings-view.ts';

const loadChart = lazyPart(() => import('./spend-chart.tsx'));

const isoOf = (day: string) => day.split('/').reverse().join('-');
const chartSkeleton = <Skeleton shape="block" height="188px" />;

/** What jobs cost this week, and in the seven before. */
export function SpendCard({ change }: { readonly change: ChangeView }) {
  const t = useTranslate();
  const query = useQuery(spendQuery(usePortal().transport));

  const comparison = (now: number, before: number) => {
    if (now === before) return t('bookings.spendSame');
    const price = formatBaht(Math.abs(now - before));
    return t(now < before ? 'bookings.spendLess' : 'bookings.spendMore', { price });
  };
  const show = ({ fromDate, toDate }: WeekOfSpend) =>
    change({ mode: 'range', from: isoOf(fromDate), until: isoOf(toDate), groups: [] });

  return (
    <Card padding="medium">
      <section className="portal-bookings__spend" aria-label={t('bookings.spendBars')}>
        <QueryFrame
          query={query}
          skeleton={
            <SkeletonGroup label={t('portal.loading')}>
              <Skeleton width="45%" />
              <Skeleton shape="block" height="28px" width="60%" />
              {chartSkeleton}
            </SkeletonGroup>
          }
        >
          {(weeks) => {
            const [now = 0, before = 0] = weeks.toReversed().map(({ amountSatang }) => amountSatang);
            const isAny = weeks.some(({ jobCount }) => jobCount > 0);
            return (
              <>
                <h2 className="sw-note sw-soft">{t('bookings.spend')}</h2>
                <p className="sw-heading sw-heading--page sw-figures">{formatBaht(now)}</p>
                <p className="sw-note sw-soft">{isAny ? comparison(now, before) : t('bookings.spendEmpty')}</p>
                {isAny ? (
                  <LazyView load={loadChart} skeleton={chartSkeleton}>
                    {({ SpendChart }) => <SpendChart weeks={weeks} onChoose={show} />}
                  </LazyView>
                ) : null}
              </>
            );
          }}
        </QueryFrame>
      </section>
    </Card>
  );
}
