import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { chargedSatang, type PublicRate, type PublicRates, type RatedVehicle } from '@songwai/core/pricing/rates/public-rates';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { type RateCell, RateTable } from '@songwai/ui/rate-table/rate-table';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';

/** The visitor's own way with its price by vehicle id, empty while the first prices are on their way. */
export interface OwnRoute {
  readonly distanceKm: number | null;
  readonly netByVehicle: ReadonlyMap<number, Satang>;
  readonly isLoading: boolean;
}

export interface PriceTableProps {
  readonly rates: PublicRates;
  readonly service?: 'express' | 'nextDay';
  /** Absent or null: the table has no column of the visitor's own. */
  readonly ownRoute?: OwnRoute | null | undefined;
}

/** The vehicles with their rates and capacity, and what the visitor's own way costs with each (spec §2 "serviceprice"). */
export function PriceTable({ rates, service = 'express', ownRoute }: PriceTableProps) {
  const t = useTranslate();
  const nameOf = useLocalName();

  const capacityOf = ({ maxWeightKg, maxSizeCm, note }: RatedVehicle) =>
    [
      t('rates.maxWeight', { kg: maxWeightKg.toLocaleString('en') }),
      maxSizeCm.length > 0 ? t('rates.maxSize', { size: maxSizeCm.toSorted((a, b) => a - b).join('×') }) : nameOf(note),
    ]
      .filter(Boolean)
      .join(' · ');

  const cellsOf = (rate: PublicRate): readonly RateCell[] => {
    const [near, far] = rate.bands;
    const price = (satang: Satang) => formatBaht(chargedSatang(satang, rate));
    return [
      { value: price(rate.baseSatang), note: t('rates.firstKm', { km: near.fromKm }) },
      { value: price(near.perKmSatang), note: far && t('rates.untilKm', { km: far.fromKm }) },
      far ? { value: price(far.perKmSatang), note: t('rates.afterKm', { km: far.fromKm }) } : { value: price(near.perKmSatang) },
      { value: formatBaht(rate.extraStopSatang), note: t('rates.perStop') },
    ];
  };

  const ownOf = (vehicleId: number) => {
    const net = ownRoute?.netByVehicle.get(vehicleId);
    if (net !== undefined) return formatBaht(net);
    if (ownRoute?.isLoading) return <Skeleton width="64px" />;
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sw-visually-hidden">{t('rates.ownUnknown')}</span>
      </>
    );
  };

  const rows = rates.vehicles.flatMap((vehicle) => {
    const rate = vehicle[service];
    if (rate === null) return [];
    return {
      id: String(vehicle.id),
      drawing: <VehicleDrawing kind={vehicle.kind} />,
      title: nameOf(vehicle.name),
      detail: capacityOf(vehicle),
      phoneDetail: t('rates.nextIs', { price: formatBaht(chargedSatang(rate.bands[0].perKmSatang, rate)) }),
      cells: cellsOf(rate),
      own: ownOf(vehicle.id),
      more: t('rates.more', { vehicle: nameOf(vehicle.name) }),
    };
  });

  return (
    <RateTable
      caption={t(service === 'express' ? 'rates.tableExpress' : 'rates.tableNextDay')}
      rowsTitle={t('rates.vehicle')}
      columns={[t('rates.base'), t('rates.next'), t('rates.far'), t('rates.stop')]}
      rows={rows}
      {...(ownRoute && {
        isBusy: ownRoute.isLoading,
        ownTitle: (
          <>
            {t('rates.own')}
            {ownRoute.distanceKm === null ? null : (
              <>
                <br />
                <span className="sw-figures">{t('rates.km', { km: ownRoute.distanceKm.toFixed(2) })}</span>
              </>
            )}
          </>
        ),
      })}
    />
  );
}
