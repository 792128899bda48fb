import type { Transport } from '@songwai/core/gateway/transport-types';
import { rateJobByToken } from '@songwai/core/ratings/calls';
import { fetchRatingStart, type RatingStart } from '@songwai/core/startup/rating-start-calls';
import { fetchJobToRate, type JobToRate } from '@songwai/core/tracking/calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { DeliveredCard } from '@songwai/features/ratings/delivered-card';
import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { useEffect, useState } from 'react';
import type { Emit } from '../widget-events.ts';
import { OfferTip } from './tip/offer-tip.tsx';

export interface DeliveredPartProps {
  readonly job: TrackedJob;
  readonly ratingToken: string;
  readonly transport: Transport;
  readonly gatewayOrigin: string;
  readonly emit: Emit;
}

interface Fetched extends RatingStart {
  readonly toRate: JobToRate | null;
}

const nothing: Fetched = { toRate: null, reasons: [], cardPublicKey: '' };

/** The rating of a delivered job, and a tip, by the token that the host's page has. A token of another job, or of none, shows nothing. */
export function DeliveredPart({ job, ratingToken, transport, gatewayOrigin, emit }: DeliveredPartProps) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let isGone = false;
    Promise.all([fetchJobToRate(transport, ratingToken), fetchRatingStart(transport)]).then(
      ([toRate, start]) => isGone || setFetched({ toRate, ...start }),
      () => isGone || setFetched(nothing),
    );
    return () => {
      isGone = true;
    };
  }, [transport, ratingToken]);

  if (!fetched?.toRate) return null;
  const { toRate, reasons, cardPublicKey } = fetched;
  const { trackingId, jobId, driver, vehicleKind } = job;
  if (toRate.job.trackingId !== trackingId || (!toRate.mayRate && toRate.rating === null)) return null;
  return (
    <RatingTexts>
      <DeliveredCard
        {...{ driver, vehicleKind, reasons }}
        given={toRate.rating}
        tip={
          // A link has no wallet.
          cardPublicKey === '' ? null : (
            <OfferTip
              {...{ ratingToken, transport, gatewayOrigin, cardPublicKey }}
              driverName={driver?.firstName ?? ''}
              onTipped={(amountSatang) => emit('songwai:tipped', { jobId, trackingId, amountSatang })}
            />
          )
        }
        onRate={async (opinion) => {
          await rateJobByToken(transport, { ...opinion, ratingToken });
          emit('songwai:rated', { jobId, trackingId, rating: opinion.rating });
        }}
      />
    </RatingTexts>
  );
}
