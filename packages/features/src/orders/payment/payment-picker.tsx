import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { Icon } from '@songwai/ui/icon/icon';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Banknote, FileText } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';
import { FieldProblem } from '../panel/field-problem.tsx';
import { PickerSheet } from '../panel/picker-sheet.tsx';
import type { PayingFlow, PayingState } from './paying-flow.ts';
import { PaymentPoint } from './payment-point.tsx';

export interface PaymentPickerProps {
  readonly flow: PayingFlow;
  readonly canPayByInvoice: boolean;
  readonly onClose: () => void;
}

const selectPayment = ({ draft, problems }: PayingState) => ({ type: draft.paymentType, problems });

/** Choice of payment: cash, and monthly invoice for companies that may use it. */
export function PaymentPicker({ flow, canPayByInvoice, onClose }: PaymentPickerProps) {
  const t = useTranslate();
  const { type, problems } = useFlow(flow.store, selectPayment);
  const isCash = type === paymentType.cash;
  const invoice = {
    value: 'invoice' as const,
    label: t('order.payInvoice'),
    detail: t('order.payInvoiceDetail'),
    drawing: <Icon icon={FileText} />,
  };
  return (
    <PickerSheet title={t('order.payTitle')} onDone={onClose} onClose={onClose}>
      {canPayByInvoice ? (
        <RadioCards
          label={t('order.payTitle')}
          layout="list"
          value={isCash ? 'cash' : type === paymentType.invoice ? 'invoice' : null}
          onChange={(value) => flow.patch({ paymentType: paymentType[value] })}
          options={[{ value: 'cash', label: t('order.payCash'), drawing: <Icon icon={Banknote} /> }, invoice]}
        />
      ) : null}
      {isCash || !canPayByInvoice ? <PaymentPoint flow={flow} /> : null}
      <FieldProblem text={problemTexts(problems, t)('payment')} />
    </PickerSheet>
  );
}
