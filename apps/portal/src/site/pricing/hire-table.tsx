import { formatBaht } from '@songwai/core/basics/money';
import type { FullDayVehicle } from '@songwai/core/full-day/full-day';
import { fullDayHoursId } from '@songwai/core/full-day/full-day-hours';
import { vehicleKindOfId } from '@songwai/core/pricing/vehicles/vehicle-kind';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { Card } from '@songwai/ui/card/card';
import { type RateCell, RateTable } from '@songwai/ui/rate-table/rate-table';

export interface HireTableProps {
  readonly vehicles: readonly FullDayVehicle[];
  readonly kind: 'fullDay' | 'monthly';
}

const isMonthly = (hours: number) => fullDayHoursId(hours) === 3;

/** What a vehicle with its driver costs by the hour, with its overtime, or by the month. */
export function HireTable({ vehicles, kind }: HireTableProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const none: RateCell = { value: <span aria-hidden="true">–</span> };
  const hours = [...new Set(vehicles.flatMap(({ durations }) => durations))]
    .filter((count) => !isMonthly(count))
    .sort((a, b) => a - b);

  const dailyCells = ({ packages, overtimePerMinuteSatang }: FullDayVehicle): readonly RateCell[] => [
    ...hours.map((count) => {
      const found = packages.find(({ durationHours }) => durationHours === count);
      return found ? { value: formatBaht(found.feeSatang), note: t('rates.maxKm', { km: found.maxKm }) } : none;
    }),
    { value: formatBaht(overtimePerMinuteSatang) },
  ];
  const monthlyCells = ({ packages }: FullDayVehicle): readonly RateCell[] => {
    const found = packages.find(({ durationHours }) => isMonthly(durationHours));
    if (!found) return [none, none];
    return [{ value: formatBaht(found.feeSatang) }, { value: t('rates.maxKm', { km: found.maxKm }) }];
  };

  return (
    <Card>
      <RateTable
        kind="plain"
        caption={t(kind === 'monthly' ? 'pricing.tableMonthly' : 'rates.tableFlat')}
        rowsTitle={t('rates.vehicle')}
        columns={
          kind === 'monthly'
            ? [t('pricing.monthly'), t('pricing.dailyKm')]
            : [
                ...hours.map((count) => t('rates.hours', { hours: count })),
                <Phrases key="overtime" text={t('pricing.overtimeMinute')} />,
              ]
        }
        rows={vehicles.map((vehicle) => {
          const vehicleKind = vehicleKindOfId(vehicle.vehicleId);
          return {
            id: String(vehicle.vehicleId),
            drawing: vehicleKind && <VehicleDrawing kind={vehicleKind} />,
            title: nameOf(vehicle.name),
            cells: kind === 'monthly' ? monthlyCells(vehicle) : dailyCells(vehicle),
          };
        })}
      />
    </Card>
  );
}
