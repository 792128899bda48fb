import { Type } from 'typebox';
import { songwaiId } from '../drivers/contract.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope, timeText } from '../gateway/wire-schemas.ts';
import { commentLimit } from './rating-reason.ts';

const ratingFields = {
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  ratingComment: Type.Optional(Type.String({ maxLength: commentLimit })),
  /** Ids of `ratingReasons` of the start-up data, those for these stars only. */
  ratingReasons: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 32_767 }), { maxItems: 20, uniqueItems: true })),
};

/** A reason that customers may give with their stars: `high` at 4-5, `low` at 1-3. */
export const ratingReason = Type.Object({
  id: Type.Integer(),
  forStars: Type.Union([Type.Literal('low'), Type.Literal('high')]),
  th: Type.String(),
  en: Type.String(),
});

export const jobWaitingForRating = defineEndpoint({
  method: 'POST',
  path: '/job_waiting_for_rating',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Your jobs completed in the last 30 days that you have not rated, the latest first, at most 10',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    jobs: Type.Optional(
      Type.Array(
        Type.Object({
          jobId: Type.String(),
          jobDate: dateText,
          jobTime: timeText,
          songwaiId,
          songwaiName: Type.String(),
          /** Lets anyone with it rate this job. */
          tokenRating: Type.String(),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});

export const jobRating = defineEndpoint({
  method: 'POST',
  path: '/job_rating',
  access: 'session',
  summary: 'Rate the driver of one of your completed jobs, once',
  request: Type.Object({ ...commonFields, jobId: Type.String({ minLength: 1, maxLength: 40 }), ...ratingFields }),
  /** HTTP 404 not a job of this user; 409 not completed, or already rated; 422 at `ratingReasons`: not for these stars. */
  reply: Type.Object(envelope),
  example: { jobId: 'J00000001', rating: 5, ratingReasons: [1, 3], ratingComment: 'บริการดีมาก' },
});

export const jobRatingToken = defineEndpoint({
  method: 'POST',
  path: '/job_rating_token',
  access: 'anyone',
  summary: 'The same with the link that came with the job, without signing in',
  request: Type.Object({ ...commonFields, tokenRating: Type.String({ minLength: 1, maxLength: 80 }), ...ratingFields }),
  /** HTTP 404 for an unknown link; 409 not completed, or already rated; 422 at `ratingReasons`. */
  reply: Type.Object(envelope),
  example: { tokenRating: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', rating: 5, ratingComment: 'บริการดีมาก' },
});
