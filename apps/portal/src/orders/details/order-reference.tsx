import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { TextField } from '@songwai/ui/text-field/text-field';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** As many characters as the gateway stores. */
const longest = 64;

const selectReference = ({ draft }: OrderState) => draft.reference;

/** The customer's own reference, such as an order number; found by search, in lists and CSV (decisions, "reference"). */
export function OrderReference() {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const reference = useFlow(order.store, selectReference);
  return (
    <TextField
      label={t('reference.label')}
      hint={t('reference.hint')}
      value={reference}
      maxLength={longest}
      onChange={(typed) => order.patch({ reference: typed })}
    />
  );
}
