import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { greatCircleKm } from '@songwai/core/basics/geo';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { sendDriverPosition, setDriverDuty } from '@songwai/core/offers/duty-contract';
import { acceptDriverOffer, declineDriverOffer, getDriverOffers } from '@songwai/core/offers/offer-contract';
import { releaseDriverJob } from '@songwai/core/rides/ride-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { Clock } from '../platform/deps.ts';
import { toWireHire } from '../rides/assignment/wire-hire.ts';
import { dispatchTexts } from '../rides/texts.ts';
import type { DriverDuty } from './duty.ts';
import type { DriverOffer, DriverOffers } from './offers.ts';

type WireOffer = NonNullable<ReplyOf<typeof getDriverOffers>['offers']>[number];

function toWireOffer(offer: DriverOffer, now: Date): WireOffer {
  const { lat, lng } = offer;
  const pickUp = offer.handOver ?? offer.stops[0];
  const km = lat === null || lng === null || pickUp === undefined ? 0 : greatCircleKm({ lat, lng }, pickUp);
  return {
    offerId: String(offer.id),
    jobId: offer.jobId,
    expiresInSeconds: Math.max(0, Math.ceil((offer.expiresAt.getTime() - now.getTime()) / 1000)),
    fare: bahtFromSatang(offer.fareSatang),
    taskType: offer.taskType,
    jobDate: bangkokDate(offer.pickUpAt),
    jobTime: bangkokTime(offer.pickUpAt),
    kmToPickUp: Math.round(km * 10) / 10,
    distance: offer.distanceHundredthsKm / 100,
    jobOptions: offer.extraIds,
    isFavorite: Boolean(offer.isFavorite),
    ...(offer.fullDay === null ? {} : { fullDayInfo: toWireHire(offer.fullDay) }),
    locationList: offer.stops.map(({ jobId: _job, ...stop }) => stop),
  };
}

/** Mounts the calls of drivers' apps for duty and offers. */
export function registerDriverOffers(
  app: FastifyInstance,
  { offers, duty, clock }: { readonly offers: DriverOffers; readonly duty: DriverDuty; readonly clock: Clock },
): void {
  mountEndpoint(app, setDriverDuty, async ({ body: { isOnDuty }, session }) => {
    await duty.set(session.driverId, isOnDuty);
    return { isOnDuty };
  });

  mountEndpoint(app, sendDriverPosition, async ({ body, session }) => {
    const { accepted, refused } = await duty.report(session.driverId, body.points);
    return { accepted, refused: [...refused] };
  });

  mountEndpoint(app, getDriverOffers, async ({ session }) => {
    const now = clock.now();
    const open = await offers.list(session.driverId);
    return { offers: open.map((offer) => toWireOffer(offer, now)) };
  });

  mountEndpoint(app, acceptDriverOffer, async ({ params, session, language }) => ({
    responseDesc: dispatchTexts.accepted[language],
    jobId: await offers.accept(params.offerId, session.driverId),
  }));

  mountEndpoint(app, declineDriverOffer, async ({ params, session }) => {
    await offers.decline(params.offerId, session.driverId);
  });

  mountEndpoint(app, releaseDriverJob, async ({ body: { reason }, params, session }) => {
    await offers.release({ jobId: params.jobId, driverId: session.driverId, reason });
  });
}
