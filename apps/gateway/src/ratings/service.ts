import { addDays } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { insertRating } from '../drivers/rating-queries.ts';
import { recordEvent } from '../events/queries.ts';
import type { Session } from '../http/callers/session.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readJobId } from '../jobs/job-scope.ts';
import { lockRatedJob, type RatedBy, setJobRating } from '../jobs/rating-queries.ts';
import { jobTexts } from '../jobs/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findRideDriver } from '../rides/ride-queries.ts';
import { ratingTexts } from './texts.ts';
import { listUnrated } from './unrated-view.ts';

type UnratedJob = Awaited<ReturnType<typeof listUnrated>>[number];

/** A rating in a request. */
interface Opinion {
  /** 1-5. */
  readonly rating: number;
  readonly comment: string;
}

/** Customers' ratings of drivers. */
export interface Ratings {
  /** @throws {BusinessRefusal} 404 not a job of this user, 409 not completed or rated before. */
  rate(jobId: string, opinion: Opinion, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 404 unknown link, 409 not completed or rated before. */
  rateByLink(token: string, opinion: Opinion): Promise<void>;
  listWaiting(session: Session): Promise<readonly UnratedJob[]>;
}

/** Users are asked to rate jobs up to this age. */
const askDays = 30;

export function createRatings({ db, clock }: { readonly db: Db; readonly clock: Clock }): Ratings {
  const rate = (by: RatedBy, opinion: Opinion, unknown: LocalText): Promise<void> =>
    transact(db, async (trx) => {
      const job = await lockRatedJob(trx, by);
      if (job === undefined) throw new BusinessRefusal({ code: 404, text: unknown });
      const driverId = await findRideDriver(trx, job.id);
      if (job.status !== 'completed' || driverId === null)
        throw new BusinessRefusal({ code: 409, text: ratingTexts.notCompleted });
      const at = clock.now();
      const { rating } = opinion;
      if (!(await setJobRating(trx, { jobId: job.id, rating })))
        throw new BusinessRefusal({ code: 409, text: ratingTexts.alreadyRated });
      await insertRating(trx, {
        jobId: job.id,
        driverId,
        rating,
        comment: cleanText(opinion.comment),
        by: 'token' in by ? 'token' : 'session',
        at,
      });
      await recordEvent(trx, { kind: 'ratings.rated', subject: job.id, payload: { rating }, at });
    });

  return {
    rate: (jobId, opinion, { userId }) => rate({ jobId: readJobId(jobId), userId }, opinion, jobTexts.notFound),
    rateByLink: (token, opinion) => rate({ token: cleanText(token) }, opinion, ratingTexts.unknownLink),
    listWaiting: ({ userId }) => listUnrated(db, { userId, since: addDays(clock.now(), -askDays) }),
  };
}
