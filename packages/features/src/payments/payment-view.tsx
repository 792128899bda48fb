import type { Payment } from '@songwai/core/payments/payment';
import { isSettled } from '@songwai/core/payments/payment';
import type { PaymentFlow, PaymentFlowState } from '@songwai/core/payments/payment-state';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { CardConfirming } from './confirming/card-confirming.tsx';
import type { PaymentActions } from './payment-actions.ts';
import { PaymentEnded } from './payment-ended.tsx';
import { PaymentMissing } from './payment-missing.tsx';
import { type PaymentTexts, paymentTexts } from './payment-texts.ts';
import { PromptPayCode } from './promptpay/promptpay-code.tsx';
import { useFollowing } from './use-following.ts';
import './payment-view.css';

/** What a screen for another method is given. */
export interface OtherMethodProps extends PaymentActions {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
  readonly isReturn: boolean;
  readonly isSlow: boolean;
  readonly opensBank: boolean;
}

export interface PaymentViewProps extends PaymentActions {
  /** Of `createPaymentFlow`. The view starts it, and stops it when it goes. */
  readonly flow: PaymentFlow;
  /** What is known better than by the payment's purpose. */
  readonly texts?: Partial<PaymentTexts> | undefined;
  /** The bank has led back here: a card that is still pending is being checked. */
  readonly isReturn?: boolean | undefined;
  /** Opens the bank's page once: for the moment after the press that pays. */
  readonly opensBank?: boolean | undefined;
  /** Origin of the gateway, in the page of somebody else: that page is never left, so the bank opens in a window of its own. */
  readonly embeddedFrom?: string | undefined;
  /** Once, when the money is there or the bank holds it. Not for money that came too late. */
  readonly onPaid?: ((payment: Payment) => void) | undefined;
  /** The buttons below a payment that is paid, or whose money came too late (`isLate`): where to go on. */
  readonly renderNext?: ((payment: Payment) => ReactNode) | undefined;
  /** A bank's page or a bill, until it is paid: only some surfaces take them, so the others do not carry their screens. */
  readonly renderOther?: ((props: OtherMethodProps) => ReactNode) | undefined;
  /** The way on where no payment has this id. */
  readonly unknownAction?: ReactNode;
}

const all = (state: PaymentFlowState) => state;

/** A picture's path leads to the gateway, which is elsewhere for the page of somebody else. */
const pictured = (payment: Payment, origin = ''): Payment =>
  payment.qrImage === null ? payment : { ...payment, qrImage: origin + payment.qrImage };

/** A payment from its code or its bank's page to its end (spec §4 "Payment"). Follows it live. */
export function PaymentView({ flow, texts, isReturn = false, opensBank = false, onPaid, ...props }: PaymentViewProps) {
  const { embeddedFrom, renderNext, renderOther, unknownAction, ...actions } = props;
  const t = useTranslate();
  const { payment: followed, problem, connection, isSlow } = useFlow(flow.store, all);
  const payment = followed && pictured(followed, embeddedFrom);
  const reported = useRef<string | null>(null);
  useFollowing(flow);

  useEffect(() => {
    if (payment === null || !isSettled(payment) || payment.isLate || reported.current === payment.chargeId) return;
    reported.current = payment.chargeId;
    onPaid?.(payment);
  });

  if (payment === null) return <PaymentMissing problem={problem} onRetry={flow.retry} unknownAction={unknownAction} />;
  const said = { ...paymentTexts(t, payment), ...texts };
  const isOpen = payment.state === 'pending' || payment.state === 'expired';
  const isUnderWay = !payment.isLate && (isOpen || payment.state === 'failed');
  return (
    <div className="sw-payment">
      {isUnderWay && payment.method === 'promptpay' && isOpen ? (
        <PromptPayCode key={payment.chargeId} {...{ payment, ...actions }} texts={said} />
      ) : isUnderWay && payment.method === 'card' ? (
        <CardConfirming
          {...{ payment, isReturn, isSlow, opensBank, ...actions }}
          isEmbedded={embeddedFrom !== undefined}
          texts={said}
        />
      ) : isUnderWay && renderOther && payment.method !== 'promptpay' ? (
        renderOther({ payment, texts: said, isReturn, isSlow, opensBank, ...actions })
      ) : (
        <PaymentEnded {...{ payment, ...actions }} texts={said} next={renderNext?.(payment)} />
      )}
      {connection === 'reconnecting' ? <p className="sw-note">{t('payments.reconnecting')}</p> : null}
      <LiveRegion message={connection === 'reconnecting' ? t('payments.reconnecting') : ''} />
    </div>
  );
}
