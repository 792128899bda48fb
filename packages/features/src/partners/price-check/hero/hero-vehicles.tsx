import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { chosenVehicle, type PricedVehicle, pricedVehicles } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import { VehicleDrawing } from '../../../shared/vehicles/vehicle-drawing.tsx';

export interface HeroVehiclesProps {
  readonly flow: PriceCheckFlow;
  /** What each vehicle costs at least, by its id. */
  readonly basePrices: ReadonlyMap<number, Satang>;
}

const selectVehicles = (state: PriceCheckState) => ({
  vehicles: pricedVehicles(state),
  chosenId: chosenVehicle(state)?.vehicleId ?? null,
  isLoading: state.price.status === 'loading',
});

/** A card for each vehicle with its price: of this way, or where it begins. */
export function HeroVehicles({ flow, basePrices }: HeroVehiclesProps) {
  const t = useTranslate();
  const { vehicles, chosenId, isLoading } = useFlow(flow.store, selectVehicles);

  const priceOf = ({ vehicleId, netSatang }: PricedVehicle) => {
    if (netSatang !== null) return formatBaht(netSatang);
    if (isLoading) return <Skeleton width="52px" height="1em" />;
    const base = basePrices.get(vehicleId);
    return base === undefined ? <span aria-hidden="true">–</span> : t('hero.priceFrom', { price: formatBaht(base) });
  };

  return (
    <RadioCards
      layout="swiped"
      label={t('prices.today')}
      value={chosenId === null ? null : String(chosenId)}
      onChange={(id) => flow.chooseVehicle(Number(id))}
      isBusy={isLoading}
      options={vehicles.map((vehicle) => ({
        value: String(vehicle.vehicleId),
        label: t(`prices.vehicle.${vehicle.kind}`),
        detail: priceOf(vehicle),
        drawing: <VehicleDrawing kind={vehicle.kind} />,
      }))}
    />
  );
}
