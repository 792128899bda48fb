import type { KnownDriver } from '@songwai/core/drivers/driver';
import { useClock } from '@songwai/features/shared/clock-context';
import { vehicleOf } from '@songwai/features/shared/driver/vehicle-of';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Badge } from '@songwai/ui/badge/badge';
import { StarAverage } from '@songwai/ui/rating-stars/star-average';
import { listedDay } from './listed-day.ts';

interface DriverOnlyProps {
  readonly driver: Pick<KnownDriver, 'firstName' | 'plate' | 'vehicleKind' | 'averageRating'>;
}

export function DriverAvatar({ driver: { firstName } }: DriverOnlyProps) {
  return <Avatar initials={initialOf(firstName)} size="large" />;
}

/** The average to one decimal; nothing without ratings. */
function DriverAverage({ driver: { averageRating } }: DriverOnlyProps) {
  const t = useTranslate();
  if (averageRating === null) return null;
  const rating = averageRating.toFixed(1);
  return <StarAverage isCompact value={averageRating} shownValue={rating} label={t('drivers.average', { rating })} />;
}

/** Name and average, and whose list it is. */
export function DriverName({ driver }: { readonly driver: DriverOnlyProps['driver'] & { readonly isForCompany?: boolean } }) {
  const t = useTranslate();
  return (
    <span className="portal-driver__name">
      <span className="sw-strong">{driver.firstName}</span>
      <DriverAverage driver={driver} />
      {driver.isForCompany ? <Badge>{t('drivers.forCompany')}</Badge> : null}
    </span>
  );
}

/** The vehicle in words, and its plate. */
export function DriverVehicle({ driver: { vehicleKind, plate } }: DriverOnlyProps) {
  const t = useTranslate();
  return (
    <span className="portal-driver__vehicle">
      <span>{t(`tracking.vehicle.${vehicleOf(vehicleKind)}`)}</span> <span className="sw-sign">{plate}</span>
    </span>
  );
}

/** As a drawing too, where there is room. */
export function DrivenVehicle({ driver }: DriverOnlyProps) {
  return (
    <span className="portal-driver__driven">
      <span className="portal-driver__drawing">
        <VehicleDrawing kind={vehicleOf(driver.vehicleKind)} />
      </span>
      <DriverVehicle driver={driver} />
    </span>
  );
}

/** How many jobs, and the last one. */
export function CarriedJobs({ count, lastDate }: { readonly count: number; readonly lastDate: string | null }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  return (
    <span className="portal-driver__carried">
      <span className="sw-figures">{t('drivers.jobs', { count })}</span>
      {lastDate ? <span className="sw-note">{t('drivers.last', { day: listedDay(lastDate, { now, language, t }) })}</span> : null}
    </span>
  );
}
