import { formatBaht } from '@songwai/core/basics/money';
import { shownPayment } from '@songwai/core/payments/paying/paying-flow-state';
import { createTopUpFlow } from '@songwai/core/wallet/top-up-flow';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { useMedia } from '@songwai/ui/lib/use-media';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePayingFlow } from '../shell/paying/started/use-paying-flow.ts';
import { useHasProvider } from '../shell/paying/use-has-provider.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { BalanceCard, BalanceSkeleton } from './balance/balance-card.tsx';
import { WalletHistory } from './history/wallet-history.tsx';
import { chosenSums } from './top-up/chosen-sums.ts';
import { PayBar } from './top-up/pay-bar.tsx';
import { TopUpChoice } from './top-up/top-up-choice.tsx';
import { offerQuery, walletKey, walletQuery } from './wallet.queries.ts';
import './wallet.page.css';

const loadPanel = lazyPart(() => import('./top-up/pay-panel.tsx'), ['errors']);
const loadPaying = lazyPart(() => import('../shell/paying/started/paying-dialog.tsx'), ['payments', 'errors']);
const loadPayout = lazyPart(() => import('./payout/payout-card.tsx'), ['payout']);

/** The wallet: what is in it, topping up, and every movement (spec §2, §3). */
export function WalletPage() {
  const t = useTranslate();
  const { transport, session } = usePortal();
  const wallet = useQuery(walletQuery(transport));
  const offer = useQuery(offerQuery(transport));
  const flow = usePayingFlow(walletKey, createTopUpFlow);
  const { choice, stage } = useFlow(flow.store, (state) => state);
  const isWide = useMedia('(min-width: 760px)');
  const ownField = useRef<HTMLInputElement>(null);
  const company = useUser()?.company ?? null;
  const companyName = useUser()?.companyName ?? '';
  const mayPay = company?.rights.pay ?? true;
  const hasProvider = useHasProvider();
  const mayTopUp = mayPay && hasProvider;
  const sums = chosenSums(choice, offer.data);
  const balanceSatang = wallet.data?.balanceSatang;
  const packages = offer.data?.packages ?? [];
  const suggested = packages[1] ?? packages[0];

  useEffect(() => {
    // Asked of the flow: somebody may have chosen since this was rendered.
    if (flow.store.getState().choice === null && suggested)
      flow.choose({ choice: { kind: 'package', packageId: suggested.packageId } });
  }, [suggested, flow]);
  // The order form pays from the same wallet.
  useEffect(() => {
    if (balanceSatang !== undefined) session.update({ walletSatang: balanceSatang });
  }, [balanceSatang, session]);
  const handlePay = () => {
    if (sums === null) ownField.current?.focus();
    else void flow.start();
  };
  const handleFirst = (packageId: number) => {
    flow.choose({ choice: { kind: 'package', packageId } });
    void flow.start();
  };

  return (
    <div className="portal-wallet">
      <PageHeader title={t('wallet.title')} detail={company ? t('wallet.company', { name: companyName }) : undefined} />
      <div className="portal-wallet__columns">
        <div className="portal-wallet__balance">
          <QueryFrame
            query={wallet}
            skeleton={<BalanceSkeleton />}
            failed={(retry) => (
              <Card>
                <ErrorState title={t('wallet.balanceFailed')} retry={{ label: t('common.retry'), onRetry: retry }}>
                  {t('wallet.balanceFailedHelp')}
                </ErrorState>
              </Card>
            )}
          >
            {(data) => <BalanceCard wallet={data} exampleRide={offer.data?.exampleRide ?? null} />}
          </QueryFrame>
        </div>
        {mayTopUp ? (
          <section className="portal-wallet__choice" aria-labelledby="wallet-top-up">
            <div className="portal-wallet__head">
              <h2 id="wallet-top-up" className="sw-heading">
                {t('wallet.topUp')}
              </h2>
              {isWide ? <p className="sw-note">{t('wallet.bonusAtOnce')}</p> : null}
            </div>
            <QueryFrame
              query={offer}
              skeleton={<Skeleton shape="block" height="172px" />}
              failed={(retry) => (
                <Card>
                  <ErrorState title={t('wallet.topUpFailed')} retry={{ label: t('common.retry'), onRetry: retry }} />
                </Card>
              )}
            >
              {(data) => <TopUpChoice flow={flow} offer={data} ownField={ownField} />}
            </QueryFrame>
          </section>
        ) : (
          <p className="portal-wallet__choice sw-soft">{t(mayPay ? 'wallet.noTopUp' : 'wallet.noRight')}</p>
        )}
        <div className="portal-wallet__side">
          {mayPay ? (
            <Card padding={isWide ? 'large' : 'medium'} className="portal-wallet__panel">
              <LazyView load={loadPanel} skeleton={<Skeleton shape="block" height="280px" />}>
                {({ PayPanel }) => <PayPanel {...{ flow, sums, balanceSatang, isWide, mayTopUp }} onPay={handlePay} />}
              </LazyView>
            </Card>
          ) : null}
          {wallet.data && (wallet.data.codSatang > 0 || wallet.data.payouts.length > 0) ? (
            <LazyView load={loadPayout} skeleton={<Skeleton shape="block" height="104px" />}>
              {({ PayoutCard }) => (wallet.data ? <PayoutCard wallet={wallet.data} mayPay={mayPay} /> : null)}
            </LazyView>
          ) : null}
        </div>
        <div className="portal-wallet__history">
          <WalletHistory
            wallet={wallet.data}
            firstPackage={mayTopUp ? (packages[0] ?? null) : null}
            onTopUp={handleFirst}
            onResume={flow.resume}
            isWide={isWide}
          />
        </div>
      </div>
      {mayTopUp && !isWide ? <PayBar flow={flow} sums={sums} onPay={handlePay} /> : null}
      {shownPayment(stage) ? (
        <LazyView load={loadPaying} skeleton={null}>
          {({ PayingDialog }) => (
            <PayingDialog flow={flow} titleOf={({ amountSatang }) => t('wallet.press', { amount: formatBaht(amountSatang) })} />
          )}
        </LazyView>
      ) : null}
    </div>
  );
}
