import { formatBaht } from '@songwai/core/basics/money';
import {
  chosenVehicle,
  type PricedVehicle,
  pricedVehicles,
  priceProblem,
  shownEstimate,
} from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { VehicleDrawing } from '../../shared/vehicles/vehicle-drawing.tsx';
import './price-check-view.css';

const selectVehicles = (state: PriceCheckState) => ({
  vehicles: pricedVehicles(state),
  chosenId: chosenVehicle(state)?.vehicleId ?? null,
  distanceKm: shownEstimate(state)?.distanceKm ?? null,
  isLoading: state.price.status === 'loading',
  problem: priceProblem(state),
});

/** A price for each vehicle; what went wrong stands in their place. */
export function PriceVehicles({ flow }: { readonly flow: PriceCheckFlow }) {
  const t = useTranslate();
  const { vehicles, chosenId, distanceKm, isLoading, problem } = useFlow(flow.store, selectVehicles);

  if (problem === 'failed') {
    return (
      <ErrorState title={t('prices.failed')} headingLevel={3} retry={{ label: t('common.retry'), onRetry: flow.retry }}>
        <Phrases text={t('prices.failedHelp')} />
      </ErrorState>
    );
  }

  const detailOf = ({ netSatang }: PricedVehicle) => {
    if (netSatang !== null) return formatBaht(netSatang);
    return isLoading ? <Skeleton width="44px" height="1em" /> : <span aria-hidden="true">–</span>;
  };

  return (
    <div className="sw-prices__vehicles">
      <div className="sw-prices__row">
        <h3>{t('prices.today')}</h3>
        <p className="sw-small sw-soft sw-figures">
          {distanceKm === null ? null : t('common.distanceKm', { km: distanceKm.toFixed(2) })}
        </p>
      </div>
      <RadioCards
        label={t('prices.today')}
        value={chosenId === null ? null : String(chosenId)}
        onChange={(id) => flow.chooseVehicle(Number(id))}
        isBusy={isLoading}
        options={vehicles.map((vehicle) => ({
          value: String(vehicle.vehicleId),
          label: t(`prices.vehicle.${vehicle.kind}`),
          detail: detailOf(vehicle),
          drawing: <VehicleDrawing kind={vehicle.kind} />,
        }))}
      />
    </div>
  );
}
