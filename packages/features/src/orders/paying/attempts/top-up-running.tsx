import { formatBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type TopUp, topUpWallet } from '@songwai/core/wallet/calls';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useState } from 'react';
import { gatewayErrorText } from '../../../shared/gateway-error-text.ts';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { MethodList } from '../method-list.tsx';
import { offeredFor } from '../offered-for.ts';
import type { PayingWays } from '../paying-ways.ts';
import { TopUpBonus, topUpTypes } from '../wallet-open.tsx';
import { AttemptRunning, isRunning } from './attempt-running.tsx';
import { useAttempt } from './use-attempt.ts';

interface TopUpRunningProps {
  readonly ways: PayingWays;
  readonly choice: TopUp['choice'];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Tops the wallet up without leaving the order: the way, then the payment until it is there. */
export function TopUpRunning({ ways, choice, onDone, onCancel }: TopUpRunningProps) {
  const t = useTranslate();
  const [way, setWay] = useState<{ readonly paymentType: 1 | 3; readonly cardId?: string | undefined }>({
    paymentType: paymentType.promptPay,
  });
  const { attempt, state } = useAttempt<typeof way>({
    ways,
    send: (chosen, guid) => topUpWallet(ways.transport, { guid, choice, ...chosen }),
    onPaid: onDone,
  });
  const bought =
    'packageId' in choice ? ways.offer.value?.packages.find(({ packageId }) => packageId === choice.packageId) : undefined;
  const amountSatang = 'amountSatang' in choice ? choice.amountSatang : (bought?.priceSatang ?? null);
  const { offered, chosen, knowledge } = offeredFor(ways, { netSatang: amountSatang, ...way, accepted: topUpTypes });

  if (isRunning(state))
    return (
      <AttemptRunning {...{ ways, attempt, state }} paidText={t('paying.loading')} onRetry={() => void attempt.payAgain()} />
    );
  return (
    <Stack gap="medium">
      {state.status === 'choosing' && state.error ? (
        <Banner tone="danger" title={t('paying.topUpFailed')}>
          {gatewayErrorText(state.error, t)}
        </Banner>
      ) : null}
      <MethodList
        label={t('paying.topUpWith')}
        ways={offered}
        chosen={chosen}
        knowledge={knowledge}
        onChoose={({ paymentType: type, card }) =>
          setWay(
            type === paymentType.creditCard
              ? { paymentType: type, cardId: card?.cardId }
              : { paymentType: paymentType.promptPay },
          )
        }
      />
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isLoading={state.status === 'sending'}
        onClick={() => void attempt.pay(way)}
      >
        {amountSatang === null ? t('paying.topUpTitle') : t('paying.topUp', { amount: formatBaht(amountSatang) })}{' '}
        <TopUpBonus satang={bought?.bonusSatang ?? 0} />
      </Button>
      <Button isFullWidth onClick={onCancel}>
        {t('paying.backToWays')}
      </Button>
    </Stack>
  );
}
