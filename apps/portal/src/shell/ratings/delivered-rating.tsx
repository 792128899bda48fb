import { addFavoriteDriver, blockDriver, removeFavoriteDriver } from '@songwai/core/drivers/calls';
import { rateJob } from '@songwai/core/ratings/calls';
import { DeliveredCard, type DeliveredCardProps } from '@songwai/features/ratings/delivered-card';
import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { vehicleOf } from '@songwai/features/shared/driver/vehicle-of';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { jobRatingQuery, waitingRatingsQuery } from './job-rating.queries.ts';
import { JobTipButton } from './tip/job-tip-button.tsx';

export interface DeliveredRatingProps extends Pick<DeliveredCardProps, 'help' | 'headingLevel'> {
  readonly jobId: string;
  /** The rating was sent. */
  readonly onRated?: (() => void) | undefined;
}

/**
 * The rating of a completed job for the signed-in user: who booked it rates, and may save or block the driver; who only sees the
 * job sees the stars. Nothing for any other visitor, and while it is not known who it is.
 */
export function DeliveredRating({ jobId, onRated, ...place }: DeliveredRatingProps) {
  const portal = usePortal();
  const { transport } = portal;
  const queries = useQueryClient();
  const { data } = useQuery(jobRatingQuery(transport, jobId));
  const startup = useQuery(startupQuery(portal));
  if (!data?.driver || (!data.mayRate && data.rating === null) || startup.isPending) return null;
  const { driver, rating } = data;
  const { driverId } = driver;
  const invalidate = (key: string) => void queries.invalidateQueries({ queryKey: [key] });

  return (
    <RatingTexts>
      <DeliveredCard
        tip={<JobTipButton jobId={jobId} driverName={driver.firstName} />}
        {...place}
        driver={driver}
        vehicleKind={vehicleOf(driver.vehicleKind)}
        reasons={startup.data?.ratingReasons ?? []}
        given={rating}
        isFavourite={driver.isFavorite}
        onRate={async (opinion) => {
          await rateJob(transport, { ...opinion, jobId });
          void queries.invalidateQueries({ queryKey: waitingRatingsQuery(transport).queryKey });
          onRated?.();
        }}
        onFavourite={async (isFavourite) => {
          if (isFavourite) await addFavoriteDriver(transport, { driverId });
          else await removeFavoriteDriver(transport, driverId);
          invalidate('drivers');
        }}
        onBlock={async () => {
          await blockDriver(transport, { driverId });
          invalidate('drivers');
        }}
      />
    </RatingTexts>
  );
}
