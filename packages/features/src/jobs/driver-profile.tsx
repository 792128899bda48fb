import type { KnownDriver } from '@songwai/core/drivers/driver';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { StarAverage } from '@songwai/ui/rating-stars/star-average';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { MessageCircle, Phone } from 'lucide';
import { initialOf } from '../shared/initial-of.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import type { VehicleKind } from '../shared/vehicles/vehicle-drawing.tsx';
import './driver-profile.css';

export interface DriverProfileProps {
  /** Null while it loads. */
  readonly driver: (Pick<KnownDriver, 'firstName' | 'plate' | 'averageRating'> & { readonly vehicleKind: VehicleKind }) | null;
  readonly photoUrl?: string | undefined;
  /** Absent where calling is not possible any more. */
  readonly onCall?: (() => void) | undefined;
  readonly onChat?: (() => void) | undefined;
}

/** The driver as the booker sees them: photo, rating, vehicle and plate, and the two ways to reach them. */
export function DriverProfile({ driver, photoUrl, onCall, onChat }: DriverProfileProps) {
  const t = useTranslate();
  if (!driver) {
    return (
      <SkeletonGroup label={t('jobs.loadingDriver')}>
        <Card tone="sunken" className="sw-driver-profile">
          <Skeleton shape="circle" width="48px" />
          <div className="sw-driver-profile__text">
            <Skeleton width="48%" />
            <Skeleton width="64%" height="0.6em" />
          </div>
        </Card>
      </SkeletonGroup>
    );
  }
  const { firstName, plate, averageRating, vehicleKind } = driver;
  const rating = averageRating?.toFixed(1);
  return (
    <section aria-label={t('tracking.driver')}>
      <Card tone="sunken" className="sw-driver-profile">
        <Avatar initials={initialOf(firstName)} pictureUrl={photoUrl} size="large" />
        <div className="sw-driver-profile__text">
          <p className="sw-driver-profile__line sw-strong">
            <span>{firstName}</span>
            {averageRating !== null && rating ? (
              <StarAverage isCompact value={averageRating} label={t('jobs.rating', { rating })} shownValue={rating} />
            ) : null}
          </p>
          <p className="sw-driver-profile__line sw-small sw-soft">
            {t(`tracking.vehicle.${vehicleKind}`)} <span className="sw-sign">{plate}</span>
          </p>
        </div>
        {onCall ? (
          <IconButton icon={Phone} variant="raised" label={t('jobs.callDriver', { name: firstName })} onClick={onCall} />
        ) : null}
        {onChat ? (
          <IconButton
            icon={MessageCircle}
            variant="raised"
            label={t('jobs.chatWithDriver', { name: firstName })}
            onClick={onChat}
          />
        ) : null}
      </Card>
    </section>
  );
}
