import { formatBaht } from '@songwai/core/basics/money';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { LedgerLine, LedgerSkeleton } from '@songwai/ui/ledger-line/ledger-line';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { LoadMore } from '@songwai/ui/pagination/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { creditDays } from './credit-days.tsx';
import { creditQuery } from './free-credit.queries.ts';
import '../balance/balance.css';
import '../history/history.css';
import '@songwai/ui/card/deep-card.css';

/** Free credit: what is left, where it came from, and when it expires (spec §2 "freecredit"). */
export function FreeCreditPage() {
  const t = useTranslate();
  const localName = useLocalName();
  const { transport } = usePortal();
  const now = useClock()();
  const query = useInfiniteQuery(creditQuery(transport));
  const first = query.data?.pages[0];
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const signs = {
    out: t('credit.kind.spent'),
    in: t('credit.kind.givenBack'),
    cash: t('credit.kind.granted'),
    bonus: t('credit.kind.granted'),
    pending: t('credit.kind.granted'),
  };

  const content = () => {
    if (first === undefined)
      return query.isError ? (
        <ErrorState
          title={t('credit.failed')}
          headingLevel={3}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
        >
          {t('credit.failedHelp')}
        </ErrorState>
      ) : (
        <LedgerSkeleton label={t('portal.loading')} rows={4} />
      );
    if (entries.length === 0)
      return (
        <EmptyState
          title={t('credit.empty')}
          headingLevel={3}
          drawing={
            <span className="portal-history__mark sw-round-mark">
              <Icon icon={Gift} size="large" />
            </span>
          }
          action={
            <LocalLink kind="standalone" to="/neworder">
              {t('credit.book')}
            </LocalLink>
          }
        >
          {t('credit.emptyHelp')}
        </EmptyState>
      );
    return <LedgerLine days={creditDays(entries, now, { t, localName })} signs={signs} label={t('credit.history')} />;
  };

  return (
    <Stack gap="large">
      <PageHeader title={t('credit.title')} detail={t('credit.help')} />
      {first ? (
        <section className="portal-balance sw-deep" aria-label={t('credit.balance')}>
          <div className="portal-balance__words">
            <p className="sw-deep__soft">{t('credit.balance')}</p>
            <p className="portal-balance__sum sw-deep__sum sw-figures">{formatBaht(first.balanceSatang)}</p>
          </div>
        </section>
      ) : null}
      <section className="portal-history" aria-labelledby="credit-history">
        <h2 id="credit-history" className="sw-heading">
          {t('credit.history')}
        </h2>
        <Card className="portal-history__card">{content()}</Card>
        {entries.length > 0 ? (
          <LoadMore
            shown={entries.length}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? t('credit.moreFailed') : undefined}
            onMore={() => void query.fetchNextPage()}
            texts={{
              more: t('credit.more'),
              shown: (count) => t('credit.shown', { count }),
              added: (count) => t('credit.moreAdded', { count }),
            }}
          />
        ) : null}
      </section>
    </Stack>
  );
}
