import { formatBaht } from '@songwai/core/basics/money';
import type { Payment } from '@songwai/core/payments/payment';
import { type Wallet, type WalletOffer, walletPageSize } from '@songwai/core/wallet/wallet';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { LedgerLine, LedgerSkeleton } from '@songwai/ui/ledger-line/ledger-line';
import { LoadMore } from '@songwai/ui/pagination/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Wallet as WalletIcon, WifiOff } from 'lucide';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { historyQuery } from '../wallet.queries.ts';
import { HistoryFilter } from './history-filter.tsx';
import { firstHistoryView, historyQuestion } from './history-view.ts';
import { ledgerDays, openTopUps } from './ledger-days.tsx';
import './history.css';
import '@songwai/ui/card/deep-card.css';

interface WalletHistoryProps {
  readonly wallet: Wallet | undefined;
  /** What an empty wallet is offered; null without one. */
  readonly firstPackage: WalletOffer['packages'][number] | null;
  readonly onTopUp: (packageId: number) => void;
  readonly onResume: (payment: Payment) => void;
  readonly isWide: boolean;
}

/** Movements on the line, the newest first, with the balance after each; what is still open stands on top. */
export function WalletHistory({ wallet, firstPackage, onTopUp, onResume, isWide }: WalletHistoryProps) {
  const t = useTranslate();
  const localName = useLocalName();
  const { transport } = usePortal();
  const now = useClock()();
  const [view, setView] = useState(() => firstHistoryView(now));
  const query = useInfiniteQuery(historyQuery(transport, historyQuestion(view)));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const open = openTopUps(wallet?.topUps ?? [], t, onResume);
  const signs = {
    out: t('wallet.sign.out'),
    in: t('wallet.sign.in'),
    cash: t('wallet.sign.cash'),
    bonus: t('wallet.sign.bonus'),
    pending: t('wallet.sign.pending'),
  };
  const first = firstHistoryView(now);
  const isFirst = view.direction === first.direction && view.from === first.from && view.until === first.until;
  const isNew = isFirst && wallet?.balanceSatang === 0 && firstPackage !== null;

  const renderEmpty = () =>
    isNew ? (
      <EmptyState
        title={t('wallet.empty')}
        headingLevel={3}
        drawing={
          <span className="portal-history__mark sw-round-mark">
            <Icon icon={WalletIcon} size="large" />
          </span>
        }
        action={
          <Button variant="primary" onClick={() => onTopUp(firstPackage.packageId)}>
            {t('wallet.press', { amount: formatBaht(firstPackage.priceSatang) })}
          </Button>
        }
      >
        {t('wallet.emptyHelp', {
          price: formatBaht(firstPackage.priceSatang),
          credit: formatBaht(firstPackage.priceSatang + firstPackage.bonusSatang),
        })}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('wallet.emptyFiltered')}
        headingLevel={3}
        action={
          view.direction === 'all' && view.from === '' && view.until === '' ? undefined : (
            <Button onClick={() => setView({ direction: 'all', from: '', until: '' })}>{t('wallet.filterReset')}</Button>
          )
        }
      />
    );

  const renderContent = () => {
    if (query.isPending) return <LedgerSkeleton label={t('portal.loading')} rows={5} />;
    if (query.isError && !query.data)
      return (
        <ErrorState
          icon={WifiOff}
          title={t('wallet.historyFailed')}
          headingLevel={3}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
        >
          {t('wallet.historyFailedHelp')}
        </ErrorState>
      );
    return entries.length === 0 ? renderEmpty() : null;
  };
  const days = [...open, ...ledgerDays(entries, now, { t, localName })];

  return (
    <section className="portal-history" aria-labelledby="wallet-history">
      <div className="portal-history__head">
        <h2 id="wallet-history" className="sw-heading">
          {t('wallet.history')}
        </h2>
        <HistoryFilter {...{ view, isWide }} onChange={setView} />
      </div>
      <Card className="portal-history__card">
        {days.length > 0 ? <LedgerLine days={days} signs={signs} label={t('wallet.sign.pending')} /> : null}
        {renderContent()}
      </Card>
      {entries.length > 0 ? (
        <LoadMore
          shown={entries.length}
          total={total}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? t('wallet.loadMoreFailed') : undefined}
          onMore={() => void query.fetchNextPage()}
          texts={{
            more: t('wallet.more', { count: Math.min(walletPageSize, total - entries.length) }),
            shown: (shown) => t('wallet.shown', { shown, total }),
            added: (count, shown) => t('wallet.moreAdded', { count, shown }),
          }}
        />
      ) : null}
    </section>
  );
}
