import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';
import { FieldProblem } from '../panel/field-problem.tsx';
import { PickerSheet } from '../panel/picker-sheet.tsx';
import type { PayingFlow, PayingState } from './paying-flow.ts';
import { PaymentPoint } from './payment-point.tsx';

export interface PaymentPickerProps {
  readonly flow: PayingFlow;
  readonly onClose: () => void;
}

const selectProblems = ({ problems }: PayingState) => problems;

/** Who pays cash, in a shell that offers no other way; one with `PayTerm` has a sheet of its own. */
export function PaymentPicker({ flow, onClose }: PaymentPickerProps) {
  const t = useTranslate();
  const problems = useFlow(flow.store, selectProblems);
  return (
    <PickerSheet title={t('order.payTitle')} onDone={onClose} onClose={onClose}>
      <PaymentPoint flow={flow} />
      <FieldProblem text={problemTexts(problems, t)('payment')} />
    </PickerSheet>
  );
}
