import type { Transport } from '@songwai/core/gateway/transport-types';
import { rateJobByToken } from '@songwai/core/ratings/calls';
import type { RatingReason } from '@songwai/core/ratings/rating-reason';
import { fetchRatingReasons } from '@songwai/core/startup/rating-reasons-calls';
import { fetchJobToRate, type JobToRate } from '@songwai/core/tracking/calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { DeliveredCard } from '@songwai/features/ratings/delivered-card';
import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { useEffect, useState } from 'react';
import type { Emit } from '../widget-events.ts';

export interface DeliveredPartProps {
  readonly job: TrackedJob;
  readonly ratingToken: string;
  readonly transport: Transport;
  readonly emit: Emit;
}

interface Fetched {
  readonly toRate: JobToRate | null;
  readonly reasons: readonly RatingReason[];
}

/** The rating of a delivered job, by the token that the host's page has. A token of another job, or of none, shows nothing. */
export function DeliveredPart({ job, ratingToken, transport, emit }: DeliveredPartProps) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let isGone = false;
    const nothing = { toRate: null, reasons: [] };
    Promise.all([fetchJobToRate(transport, ratingToken), fetchRatingReasons(transport)]).then(
      ([toRate, reasons]) => isGone || setFetched({ toRate, reasons }),
      () => isGone || setFetched(nothing),
    );
    return () => {
      isGone = true;
    };
  }, [transport, ratingToken]);

  if (!fetched?.toRate) return null;
  const { toRate, reasons } = fetched;
  const { trackingId, jobId, driver, vehicleKind } = job;
  if (toRate.job.trackingId !== trackingId || (!toRate.mayRate && toRate.rating === null)) return null;
  return (
    <RatingTexts>
      <DeliveredCard
        {...{ driver, vehicleKind, reasons }}
        given={toRate.rating}
        onRate={async (opinion) => {
          await rateJobByToken(transport, { ...opinion, ratingToken });
          emit('songwai:rated', { jobId, trackingId, rating: opinion.rating });
        }}
      />
    </RatingTexts>
  );
}
