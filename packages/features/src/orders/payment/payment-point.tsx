import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { RouteNode } from '@songwai/ui/route-line/route-line';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { OrderSection } from '../panel/order-section.tsx';
import { stopRole } from '../stops/stop-role.ts';
import type { PayingFlow, PayingState } from './paying-flow.ts';

const selectPoint = ({ draft }: PayingState) => ({
  stops: draft.stops,
  chosen: draft.paymentType === paymentType.cash ? draft.paymentPoint : null,
});

/** Chooses the stop that pays the driver in cash. */
export function PaymentPoint({ flow }: { readonly flow: PayingFlow }) {
  const t = useTranslate();
  const { stops, chosen } = useFlow(flow.store, selectPoint);
  return (
    <OrderSection title={t('order.payWhere')} field="paymentPoint">
      <RadioCards
        label={t('order.payWhere')}
        layout="list"
        value={chosen === null ? null : String(chosen)}
        onChange={(index) => flow.patch({ paymentType: paymentType.cash, paymentPoint: Number(index) })}
        options={stops.flatMap((stop, index) =>
          stop.isReturn
            ? []
            : [
                {
                  value: String(index),
                  label: stop.contactName || stop.place?.name || stopRole(stops, index, t),
                  detail: stopRole(stops, index, t),
                  drawing: <RouteNode state="stop" number={index + 1} />,
                },
              ],
        )}
      />
    </OrderSection>
  );
}
