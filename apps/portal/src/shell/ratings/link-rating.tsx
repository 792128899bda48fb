import { rateJobByToken } from '@songwai/core/ratings/calls';
import type { JobToRate } from '@songwai/core/tracking/calls';
import { DeliveredCard } from '@songwai/features/ratings/delivered-card';
import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { waitingRatingsQuery } from './job-rating.queries.ts';
import { LinkTipButton } from './tip/link-tip-button.tsx';

interface LinkRatingProps {
  readonly ratingToken: string;
  readonly toRate: JobToRate;
  readonly firstStars: number | null;
  readonly onRated: () => void;
}

/** The rating by its link, without signing in: nobody's favourites are changed. */
export function LinkRating({ ratingToken, toRate, firstStars, onRated }: LinkRatingProps) {
  const portal = usePortal();
  const { transport } = portal;
  const queries = useQueryClient();
  const startup = useQuery(startupQuery(portal));
  const { driver, vehicleKind } = toRate.job;
  const driverName = driver?.firstName ?? '';
  return (
    <RatingTexts>
      <DeliveredCard
        {...{ driver, vehicleKind, firstStars }}
        reasons={startup.data?.ratingReasons ?? []}
        given={toRate.rating}
        tip={toRate.mayRate || toRate.rating !== null ? <LinkTipButton {...{ ratingToken, driverName }} /> : null}
        onRate={async (opinion) => {
          await rateJobByToken(transport, { ...opinion, ratingToken });
          void queries.invalidateQueries({ queryKey: waitingRatingsQuery(transport).queryKey });
          onRated();
        }}
      />
    </RatingTexts>
  );
}
