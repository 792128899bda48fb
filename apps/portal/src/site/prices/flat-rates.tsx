import { formatBaht } from '@songwai/core/basics/money';
import type { FullDayVehicle } from '@songwai/core/full-day/full-day';
import { fullDayHoursId } from '@songwai/core/full-day/full-day-hours';
import { vehicleKindOfId } from '@songwai/core/pricing/vehicles/vehicle-kind';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { Card } from '@songwai/ui/card/card';
import { RateTable } from '@songwai/ui/rate-table/rate-table';
import './flat-rates.css';

export interface FlatRatesProps {
  readonly vehicles: readonly FullDayVehicle[];
  readonly headingLevel?: 2 | 3;
}

/** Packages by the hour: the shorter ones; everything longer is a month (decisions). */
const isByTheHour = (hours: number) => fullDayHoursId(hours) !== 3;
/** 9 hours include a break of one (spec §9). */
const hasBreak = (hours: number) => fullDayHoursId(hours) === 2;

/** The prices of a vehicle with its driver by the hour, and from which a month begins (spec §9). */
export function FlatRates({ vehicles, headingLevel = 3 }: FlatRatesProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const Heading = `h${headingLevel}` as const;
  const packages = vehicles.flatMap((vehicle) => vehicle.packages);
  const hours = [...new Set(packages.map(({ durationHours }) => durationHours))].filter(isByTheHour).sort((a, b) => a - b);
  const monthly = packages.filter(({ durationHours }) => !isByTheHour(durationHours)).map(({ feeSatang }) => feeSatang);
  const withBreak = hours.find(hasBreak);
  const notes = [
    withBreak && t('rates.flatBreak', { hours: withBreak }),
    monthly.length > 0 && t('rates.monthlyFrom', { price: formatBaht(Math.min(...monthly)) }),
  ].filter(Boolean);

  return (
    <Card padding="large" className="portal-flat-rates">
      <Heading className="sw-heading">
        <Phrases text={t('rates.flatTitle')} />
      </Heading>
      <p className="sw-soft">
        <Phrases text={t('rates.flatLead')} />
      </p>
      <RateTable
        kind="plain"
        caption={t('rates.tableFlat')}
        rowsTitle={t('rates.vehicle')}
        columns={hours.map((count) => t('rates.hours', { hours: count }))}
        rows={vehicles.map((vehicle) => {
          const kind = vehicleKindOfId(vehicle.vehicleId);
          return {
            id: String(vehicle.vehicleId),
            drawing: kind && <VehicleDrawing kind={kind} />,
            title: nameOf(vehicle.name),
            cells: hours.map((count) => {
              const found = vehicle.packages.find(({ durationHours }) => durationHours === count);
              return found
                ? { value: formatBaht(found.feeSatang), note: t('rates.maxKm', { km: found.maxKm }) }
                : { value: <span aria-hidden="true">–</span> };
            }),
          };
        })}
      />
      {notes.length > 0 ? (
        <p className="portal-flat-rates__note sw-ruled sw-note">
          <Phrases text={notes.join(' · ')} />
        </p>
      ) : null}
    </Card>
  );
}
