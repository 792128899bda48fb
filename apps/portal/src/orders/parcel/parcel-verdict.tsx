import { knownSides } from '@songwai/core/jobs/booking/parcel';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { parcelWithin, sizeOf, vehicleFor } from '@songwai/core/pricing/vehicles/parcel-limit';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';

const selectFit = ({ draft, catalog }: OrderState) => ({
  parcel: draft.parcel,
  vehicleId: draft.vehicleId,
  vehicles: catalog?.vehicles ?? [],
});

/** Whether the chosen vehicle takes the parcel, and else which one does. */
export function ParcelVerdict({ order }: { readonly order: OrderFlow }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { parcel, vehicleId, vehicles } = useFlow(order.store, selectFit);
  const chosen = vehicles.find(({ id }) => id === vehicleId);
  const measures = parcel && { weightKg: parcel.weightKg ?? 0, sidesCm: knownSides(parcel) };
  if (measures === undefined || chosen === undefined || (measures.weightKg === 0 && measures.sidesCm.length === 0)) return null;

  const vehicle = nameOf(chosen.name);
  if (parcelWithin(chosen, measures).ok)
    return (
      <p role="status" className="sw-note">
        {t('parcel.fits', { vehicle })}
      </p>
    );
  const fitting = vehicleFor(vehicles, measures);
  const kg = chosen.maxWeightKg;
  const size = sizeOf(chosen);
  const limit = size ? t('parcel.upToSize', { kg, size }) : t('parcel.upToKg', { kg });
  return (
    <Banner
      tone="warn"
      title={t('parcel.tooLarge', { vehicle })}
      action={
        fitting ? (
          <Button variant="soft" onClick={() => order.patch({ vehicleId: fitting.id })}>
            {t('parcel.take', { vehicle: nameOf(fitting.name) })}
          </Button>
        ) : null
      }
    >
      {fitting ? limit : t('parcel.noVehicle')}
    </Banner>
  );
}
