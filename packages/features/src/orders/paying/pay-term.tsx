import type { Satang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { ActionTerm } from '@songwai/ui/action-bar/action-bar';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { PayingFlow, PayingState } from '../payment/paying-flow.ts';
import type { PayingWays } from './paying-ways.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { usePayTerm } from './use-pay-term.ts';

export interface PayTermProps {
  readonly flow: PayingFlow & { enterPayment(): void; leaveMode(): void };
  readonly ways: PayingWays;
  readonly netSatang: Satang | null;
  /** The sheet is open. */
  readonly isPaying: boolean;
}

const selectDraft = ({ draft }: PayingState) => draft;

// A problem with the payment moves the focus here.
const markPay = (button: HTMLButtonElement | null) => button?.setAttribute('data-field', 'payment');

/** How the order is paid, on one line of the bar, with the sheet that changes it. */
export function PayTerm({ flow, ways, netSatang, isPaying }: PayTermProps) {
  const t = useTranslate();
  const draft = useFlow(flow.store, selectDraft);
  const { icon, title, detail } = usePayTerm(ways, draft, netSatang);
  const isOpen = draft.paymentType === null;

  // Where nothing is to be paid, there is nothing to choose.
  useEffect(() => {
    if (netSatang === 0 && isOpen) flow.patch({ paymentType: paymentType.cash, paymentPoint: 0 });
  }, [flow, netSatang, isOpen]);

  return (
    <>
      <ActionTerm ref={markPay} {...{ icon, title, detail }} label={t('order.changePay')} onPress={flow.enterPayment} />
      {isPaying ? <PaymentSheet {...{ flow, ways, netSatang }} onClose={flow.leaveMode} /> : null}
    </>
  );
}
