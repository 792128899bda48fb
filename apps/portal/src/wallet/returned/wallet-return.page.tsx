import { formatBaht } from '@songwai/core/basics/money';
import { startTimer } from '@songwai/core/basics/start-timer';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { isSettled } from '@songwai/core/payments/payment';
import { slowAfterMs } from '@songwai/core/wallet/top-up-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Spinner } from '@songwai/ui/spinner/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { walletKey } from '../wallet.queries.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { chargeIdIn, paymentQuery } from './wallet-return.queries.ts';

/** Where the provider leads back to after a top-up: how it went, as the gateway knows it (spec §2 "wallet payment result"). */
export function WalletReturnPage() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const target = useLocalTarget();
  const chargeId = chargeIdIn(useAddress().search);
  const query = useQuery(paymentQuery(transport, chargeId));
  const [isSlow, setIsSlow] = useState(false);
  const payment = query.data ?? null;
  const isPaid = payment !== null && isSettled(payment);

  useEffect(() => startTimer(() => setIsSlow(true), slowAfterMs), []);
  useEffect(() => {
    if (isPaid) void queries.invalidateQueries({ queryKey: walletKey });
  }, [isPaid, queries]);

  const back = (text: string) => (
    <a className={buttonClass({ variant: 'primary' })} {...target('/wallet')}>
      {text}
    </a>
  );
  const isUnknown =
    chargeId === '' ||
    query.data === null ||
    (query.error instanceof GatewayError && (query.error.code === 404 || query.error.code === 400));

  const content = () => {
    if (isUnknown && payment === null)
      return (
        <EmptyState title={t('returned.unknown')} headingLevel={2} action={back(t('returned.back'))}>
          {t('returned.unknownHelp')}
        </EmptyState>
      );
    if (payment === null && query.isError)
      return (
        <ErrorState
          title={t('returned.unanswered')}
          headingLevel={2}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
        >
          {t('returned.unansweredHelp')}
        </ErrorState>
      );
    if (payment === null)
      return (
        <SkeletonGroup label={t('returned.loading')}>
          <Skeleton shape="block" height="220px" />
        </SkeletonGroup>
      );
    if (payment.state === 'pending')
      return (
        <div role="status">
          <EmptyState
            title={t('returned.checking', { amount: formatBaht(payment.amountSatang) })}
            headingLevel={2}
            drawing={<Spinner />}
            action={isSlow ? back(t('returned.back')) : undefined}
          >
            {t(isSlow ? 'returned.checkingSlow' : 'returned.checkingHelp')}
          </EmptyState>
        </div>
      );
    return (
      <PaymentOutcome
        payment={payment}
        headingLevel={2}
        action={back(t(isPaid || payment.state === 'released' ? 'returned.back' : 'returned.tryAgain'))}
      />
    );
  };

  return (
    <Stack gap="large">
      <PageHeader title={t('returned.title')} />
      <Card>{content()}</Card>
    </Stack>
  );
}
