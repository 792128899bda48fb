import { formatBaht } from '@songwai/core/basics/money';
import { shownEstimate } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Vehicle } from '@songwai/core/pricing/catalog';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { VehicleDrawing } from '../../shared/vehicles/vehicle-drawing.tsx';
import { problemTexts } from '../order-problems.ts';
import { FieldProblem } from '../panel/field-problem.tsx';
import { OrderSection } from '../panel/order-section.tsx';
import { useVehicleCapacity } from './use-vehicle-capacity.ts';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';

const selectVehicles = (state: OrderState) => ({
  vehicles: state.catalog?.vehicles ?? null,
  chosenId: state.draft.vehicleId,
  prices: shownEstimate(state)?.netByVehicle ?? null,
  isPricing: state.estimate.status === 'loading',
  problems: state.problems,
});

export interface VehicleSectionProps {
  readonly flow: OrderFlow;
}

/** The vehicles as cards, each with the gateway's price for this route, else its base price. */
export function VehicleSection({ flow }: VehicleSectionProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const capacityOf = useVehicleCapacity();
  const { vehicles, chosenId, prices, isPricing, problems } = useFlow(flow.store, selectVehicles);
  const chosen = vehicles?.find((vehicle) => vehicle.id === chosenId);
  const hint = chosen ? capacityOf(chosen) : prices ? undefined : t('order.vehicleFromHint');

  const detailOf = (vehicle: Vehicle) => {
    const net = prices?.get(vehicle.id);
    if (net !== undefined) return formatBaht(net);
    return (
      <>
        <VisuallyHidden>{t('order.vehicleFrom')} </VisuallyHidden>
        {formatBaht(vehicle.basePriceSatang)}
      </>
    );
  };

  return (
    <OrderSection title={t('order.vehicleTitle')} hint={hint} field="vehicle">
      <div className="sw-order__vehicles">
        {vehicles === null ? (
          <SkeletonGroup label={t('order.loadingVehicles')}>
            <VehicleSkeleton />
          </SkeletonGroup>
        ) : (
          <RadioCards
            label={t('order.vehicleTitle')}
            value={chosenId === null ? null : String(chosenId)}
            onChange={(id) => flow.patch({ vehicleId: Number(id) })}
            isBusy={isPricing}
            options={vehicles.map((vehicle) => ({
              value: String(vehicle.id),
              label: nameOf(vehicle.name),
              detail: detailOf(vehicle),
              drawing: <VehicleDrawing kind={vehicle.kind} />,
            }))}
          />
        )}
      </div>
      <FieldProblem text={problemTexts(problems, t)('vehicle')} />
    </OrderSection>
  );
}
