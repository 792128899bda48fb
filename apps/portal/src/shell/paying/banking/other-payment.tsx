import type { OtherMethodProps } from '@songwai/features/payments/payment-view';
import { BankConfirming } from './bank-confirming.tsx';
import { BillSheet } from './bill-sheet.tsx';

/** A payment at a bank or at a counter, until it is paid. */
export function OtherPayment(props: OtherMethodProps) {
  return props.payment.method === 'billPayment' ? <BillSheet {...props} /> : <BankConfirming {...props} />;
}
