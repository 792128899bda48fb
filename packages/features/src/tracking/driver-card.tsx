import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { initialOf } from '../shared/initial-of.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { VehicleDrawing } from '../shared/vehicles/vehicle-drawing.tsx';
import '@songwai/ui/card/card.css';
import './driver-card.css';

export interface DriverCardProps {
  readonly driver: Pick<NonNullable<TrackedJob['driver']>, 'firstName' | 'plate'>;
  readonly vehicleKind: TrackedJob['vehicleKind'];
  /** What to look at before taking the goods. */
  readonly advice?: string | undefined;
}

/** The driver as anyone with the link may see them: first name and plate, no phone, no price. */
export function DriverCard({ driver, vehicleKind, advice }: DriverCardProps) {
  const t = useTranslate();
  return (
    <section className="sw-card sw-card--sunken sw-driver" aria-label={t('tracking.driver')}>
      <Avatar initials={initialOf(driver.firstName)} />
      <div className="sw-driver__text">
        <p className="sw-strong">{driver.firstName}</p>
        <p className="sw-driver__vehicle sw-small sw-soft">
          {t(`tracking.vehicle.${vehicleKind}`)} <span className="sw-sign">{driver.plate}</span>
        </p>
        {advice ? <p className="sw-small sw-soft">{advice}</p> : null}
      </div>
      <span className="sw-driver__drawing">
        <VehicleDrawing kind={vehicleKind} />
      </span>
    </section>
  );
}
