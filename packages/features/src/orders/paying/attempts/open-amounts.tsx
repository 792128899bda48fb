import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import { fetchOpenAmounts, type OpenAmount, type PayingChoice, payOpenAmounts } from '@songwai/core/jobs/paying/pay-calls';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useEffect, useState } from 'react';
import { useLocalName, useTranslate } from '../../../shared/translate-context.tsx';
import type { PayingWays } from '../paying-ways.ts';
import { PayHere } from './pay-here.tsx';
import { useAttempt } from './use-attempt.ts';

interface OpenAmountsProps {
  readonly ways: PayingWays;
  /** All are paid, or none is open any more: books again. */
  readonly onPaid: () => void;
}

/** Amounts of earlier jobs that stand in the way of a booking: what for, and paying them all at once. */
export function OpenAmounts({ ways, onPaid }: OpenAmountsProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const [amounts, setAmounts] = useState<readonly OpenAmount[] | 'failed' | null>(null);
  const [round, setRound] = useState(0);
  const { transport } = ways;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is what asks again
  useEffect(() => {
    let isGone = false;
    setAmounts(null);
    fetchOpenAmounts(transport).then(
      (found) => isGone || setAmounts(found),
      () => isGone || setAmounts('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [transport, round]);

  const found = Array.isArray(amounts) ? (amounts as readonly OpenAmount[]) : [];
  const totalSatang = found.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  const { attempt, state } = useAttempt<PayingChoice>({
    ways,
    send: async (choice, guid) => (await payOpenAmounts(transport, { guid, shownSatang: totalSatang, ...choice })).payment,
    onPaid,
  });

  // Another sum than was shown, or nothing open any more.
  const isStale = state.status === 'choosing' && state.error?.code === 409;
  useEffect(() => {
    if (isStale) setRound((count) => count + 1);
  }, [isStale]);

  if (amounts === 'failed')
    return <ErrorState title={t('paying.openFailed')} retry={{ label: t('common.retry'), onRetry: () => setRound(round + 1) }} />;
  if (amounts === null)
    return (
      <SkeletonGroup label={t('paying.openLoading')}>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="block" height="180px" />
      </SkeletonGroup>
    );
  return (
    <Stack gap="medium">
      <p className="sw-soft">{t('paying.openHelp')}</p>
      <NumberBreakdown
        lines={found.map(({ jobId, amountSatang, description }, index) => ({
          id: `${jobId}-${index}`,
          label: t('paying.openLine', { id: formatJobId(jobId), what: nameOf(description) }),
          value: formatBaht(amountSatang),
        }))}
        total={{ label: t('paying.openTotal'), value: formatBaht(totalSatang) }}
      />
      <PayHere
        {...{ ways, attempt, state }}
        amountSatang={totalSatang}
        label={t('paying.openWay')}
        buttonText={t('paying.payOpenAndBook', { amount: formatBaht(totalSatang) })}
      />
    </Stack>
  );
}
