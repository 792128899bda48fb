import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import type { OrderState } from '@songwai/core/orders/order-state';
import type { ContactPartProps } from '@songwai/features/orders/shell-parts-context';
import { CollectedAmount } from '@songwai/features/shared/collected-amount';
import { useFlow } from '@songwai/features/shared/use-flow';

const selectCollection = ({ draft }: OrderState) => ({
  isOn: draft.extraIds.includes(cashOnDeliveryId),
  pickUp: draft.stops[0]?.key,
});

/** What the driver collects at a drop-off, where the order has the extra for it. */
export function CollectionField({ flow, stop }: ContactPartProps) {
  const { isOn, pickUp } = useFlow(flow.store, selectCollection);
  if (!isOn || stop.key === pickUp) return null;
  return <CollectedAmount satang={stop.codSatang ?? null} onChange={(codSatang) => flow.patchStop(stop.key, { codSatang })} />;
}
