import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import type { PayingChoice } from '@songwai/core/jobs/paying/pay-calls';
import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import type { Payment } from '@songwai/core/payments/payment';
import type { AttemptState, PaymentAttempt } from '@songwai/core/payments/payment-attempt';
import type { TopUp } from '@songwai/core/wallet/calls';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useState } from 'react';
import { gatewayErrorText } from '../../../shared/gateway-error-text.ts';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { FoldedMethods } from '../folded-methods.tsx';
import { offeredFor } from '../offered-for.ts';
import type { PayingWays } from '../paying-ways.ts';
import { WalletOpen } from '../wallet-open.tsx';
import { AttemptRunning, isRunning } from './attempt-running.tsx';
import { refusedText } from './refused-text.ts';
import { TopUpRunning } from './top-up-running.tsx';

interface PayHereProps {
  readonly ways: PayingWays;
  readonly amountSatang: Satang;
  readonly attempt: PaymentAttempt<PayingChoice>;
  readonly state: AttemptState;
  readonly label: string;
  readonly buttonText: string;
  /** The payment that ran before this page was opened, if any. */
  readonly givenId?: string | undefined;
}

/** Ways that pay at once. */
const atOnce: readonly PaymentType[] = [paymentType.creditCard, paymentType.prepaid, paymentType.promptPay];

/** Null for ways that pay later. */
const choiceOf = ({ paymentType: type, card }: OfferedWay): PayingChoice | null => {
  if (type === paymentType.creditCard) return { paymentType: type, cardId: card?.cardId };
  return type === paymentType.prepaid || type === paymentType.promptPay ? { paymentType: type } : null;
};

/** Pays one sum here and now: the ways, a top-up where the wallet is short, and the payment until it is settled. */
export function PayHere({ ways, amountSatang, attempt, state, label, buttonText, givenId }: PayHereProps) {
  const t = useTranslate();
  const [chosenChoice, setChosenChoice] = useState<PayingChoice | null>(null);
  const [topUp, setTopUp] = useState<TopUp['choice'] | null>(null);
  const [isAddingCard, setAddingCard] = useState(false);
  const { CardForm } = ways;
  const { offered, chosen, knowledge } = offeredFor(ways, {
    netSatang: amountSatang,
    paymentType: chosenChoice?.paymentType ?? null,
    cardId: chosenChoice?.cardId,
    accepted: atOnce,
  });
  const isShort = (chosen?.missingSatang ?? 0) > 0;
  const choice = chosen === undefined || isShort ? null : choiceOf(chosen);

  // A code is followed by another one, also by whoever has come back to this page and chosen nothing on it.
  const retry = ({ method }: Payment) =>
    void (method === 'promptpay' ? attempt.pay({ paymentType: paymentType.promptPay }) : attempt.payAgain());

  if (isRunning(state))
    return <AttemptRunning {...{ ways, attempt, state, givenId }} paidText={t('paying.paid')} onRetry={retry} />;
  if (topUp !== null)
    return (
      <TopUpRunning
        ways={ways}
        choice={topUp}
        onCancel={() => setTopUp(null)}
        onDone={() => {
          setTopUp(null);
          void attempt.pay({ paymentType: paymentType.prepaid });
        }}
      />
    );
  if (isAddingCard && CardForm)
    return (
      <CardForm
        onSaved={(cardId) => {
          setChosenChoice({ paymentType: paymentType.creditCard, cardId });
          setAddingCard(false);
        }}
        onCancel={() => setAddingCard(false)}
      />
    );
  const error = state.status === 'choosing' ? state.error : null;
  const refused = error && refusedPayment(error);
  return (
    <Stack gap="medium">
      {error ? (
        <Banner tone="danger" title={refused ? refusedText(refused, t) : t('paying.failedTitle')}>
          {refused ? t('paying.notChargedHelp') : `${gatewayErrorText(error, t)} ${t('paying.notCharged')}`}
        </Banner>
      ) : null}
      <FoldedMethods
        {...{ label, chosen, knowledge }}
        ways={offered}
        cards={ways.cards}
        onAddCard={CardForm ? () => setAddingCard(true) : undefined}
        onChoose={(way) => setChosenChoice(choiceOf(way))}
        renderOpen={({ paymentType: type, missingSatang = 0 }) =>
          type === paymentType.prepaid ? (
            <WalletOpen {...{ ways, missingSatang }} netSatang={amountSatang} isBookedAfter={false} onTopUp={setTopUp} />
          ) : null
        }
      />
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isDisabled={choice === null}
        isLoading={state.status === 'sending'}
        onClick={() => choice && void attempt.pay(choice)}
      >
        {buttonText || t('paying.pay', { amount: formatBaht(amountSatang) })}
      </Button>
    </Stack>
  );
}
