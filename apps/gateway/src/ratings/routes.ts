import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { getListSuggestedDriver } from '@songwai/core/drivers/contract';
import { jobRating, jobRatingToken, jobWaitingForRating } from '@songwai/core/ratings/contract';
import type { FastifyInstance } from 'fastify';
import { toKnownDriver } from '../drivers/wire.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { Ratings } from './service.ts';
import { ratingTexts } from './texts.ts';

interface OpinionFields {
  readonly rating: number;
  readonly ratingComment?: string;
  readonly ratingReasons?: readonly number[];
}

const opinionOf = ({ rating, ratingComment: comment = '', ratingReasons: reasons = [] }: OpinionFields) => ({
  rating,
  comment,
  reasons,
});

/** Mounts the calls of the room `ratings`. */
export function registerRatings(app: FastifyInstance, { ratings }: { readonly ratings: Ratings }): void {
  mountEndpoint(app, jobWaitingForRating, async ({ session }) => {
    const jobs = await ratings.listWaiting(session);
    return {
      jobs: jobs.map(({ id, pickUpAt, token, driverId, firstName }) => ({
        jobId: id,
        jobDate: bangkokDate(pickUpAt),
        jobTime: bangkokTime(pickUpAt),
        songwaiId: String(driverId),
        songwaiName: firstName,
        tokenRating: token,
      })),
    };
  });

  mountEndpoint(app, jobRating, async ({ body, session, language }) => {
    await ratings.rate(body.jobId, opinionOf(body), session);
    return { responseDesc: ratingTexts.thanks[language] };
  });

  mountEndpoint(app, jobRatingToken, async ({ body, language }) => {
    await ratings.rateByLink(body.tokenRating, opinionOf(body));
    return { responseDesc: ratingTexts.thanks[language] };
  });

  mountEndpoint(app, getListSuggestedDriver, async ({ session }) => {
    const drivers = await ratings.suggestDrivers(session);
    return { drivers: drivers.map((driver) => ({ ...toKnownDriver(driver), jobCount: Number(driver.jobCount) })) };
  });
}
