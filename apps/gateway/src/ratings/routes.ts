import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { jobRating, jobRatingToken, jobWaitingForRating } from '@songwai/core/ratings/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { Ratings } from './service.ts';
import { ratingTexts } from './texts.ts';

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

  mountEndpoint(app, jobRating, async ({ body: { jobId, rating, ratingComment: comment = '' }, session, language }) => {
    await ratings.rate(jobId, { rating, comment }, session);
    return { responseDesc: ratingTexts.thanks[language] };
  });

  mountEndpoint(app, jobRatingToken, async ({ body: { tokenRating, rating, ratingComment: comment = '' }, language }) => {
    await ratings.rateByLink(tokenRating, { rating, comment });
    return { responseDesc: ratingTexts.thanks[language] };
  });
}
