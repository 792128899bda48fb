import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import { mostCollectedBaht } from '@songwai/core/jobs/booking/most-collected';
import type { OrderState } from '@songwai/core/orders/order-state';
import type { ContactPartProps } from '@songwai/features/orders/shell-parts-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { NumberField } from '@songwai/ui/number-field/number-field';

const selectCollection = ({ draft }: OrderState) => ({
  isOn: draft.extraIds.includes(cashOnDeliveryId),
  pickUp: draft.stops[0]?.key,
});

/** The smallest coin: cash cannot be paid in finer steps. */
const coinBaht = 0.25;

/** What the driver collects at a drop-off; empty means nothing (decisions, "Cash on delivery"). */
export function CollectionField({ flow, stop }: ContactPartProps) {
  const t = useTranslate();
  const { isOn, pickUp } = useFlow(flow.store, selectCollection);
  if (!isOn || stop.key === pickUp) return null;
  return (
    <NumberField
      label={t('collection.label')}
      prefix="฿"
      value={stop.codSatang ? bahtFromSatang(stop.codSatang) : null}
      min={1}
      max={mostCollectedBaht}
      step={coinBaht}
      largeStep={100}
      onChange={(baht) => flow.patchStop(stop.key, { codSatang: baht === null ? null : satangFromBaht(baht) })}
      texts={{
        atLeast: (taken) => t('collection.atLeast', { taken }),
        atMost: (taken) => t('collection.atMost', { taken }),
        rounded: (taken) => t('collection.rounded', { taken }),
        unreadable: (typed) => t('collection.unreadable', { typed }),
      }}
    />
  );
}
