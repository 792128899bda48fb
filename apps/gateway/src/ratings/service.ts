import { addDays } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { starsOf } from '@songwai/core/ratings/rating-reason';
import { type DriverAverage, insertRating, readAverages } from '../drivers/rating-queries.ts';
import { recordEvent } from '../events/queries.ts';
import type { Session } from '../http/callers/session.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import { lockRatedJob, type RatedBy, setJobRating } from '../jobs/rating-queries.ts';
import { jobTexts } from '../jobs/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findRideDriver } from '../rides/ride-queries.ts';
import { readRatingReasons } from './reason-queries.ts';
import { listSuggested } from './suggested-view.ts';
import { ratingTexts } from './texts.ts';
import { listUnrated } from './unrated-view.ts';

type SuggestedDriver = Awaited<ReturnType<typeof listSuggested>>[number] & DriverAverage;
type UnratedJob = Awaited<ReturnType<typeof listUnrated>>[number];

/** A rating in a request. */
interface Opinion {
  /** 1-5. */
  readonly rating: number;
  readonly comment: string;
  /** Ids of reasons. */
  readonly reasons: readonly number[];
}

/** Customers' ratings of drivers. */
export interface Ratings {
  /** @throws {BusinessRefusal} 404 not a job of this user, 409 not completed or rated before, 422 reasons for other stars. */
  rate(jobId: string, opinion: Opinion, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 404 unknown link, 409 not completed or rated before, 422 reasons for other stars. */
  rateByLink(token: string, opinion: Opinion): Promise<void>;
  listWaiting(session: Session): Promise<readonly UnratedJob[]>;
  /** Drivers whom the user could make favourites. */
  suggestDrivers(session: Session): Promise<readonly SuggestedDriver[]>;
}

/** Users are asked to rate jobs up to this age, and reminded of drivers whom they rated well. */
const askDays = 30;

/** Whoever gives five stars cannot say that the goods were damaged: each reason is for its stars only. */
async function requireReasons(db: Db, { rating, reasons }: Opinion): Promise<void> {
  if (reasons.length === 0) return;
  const offered = await readRatingReasons(db);
  const fitting = new Set(offered.filter(({ forStars }) => forStars === starsOf(rating)).map(({ id }) => id));
  if (!reasons.every((id) => fitting.has(id)))
    throw new BusinessRefusal({ code: 422, field: 'ratingReasons', text: ratingTexts.wrongReason });
}

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
      await requireReasons(trx, opinion);
      if (!(await setJobRating(trx, { jobId: job.id, rating })))
        throw new BusinessRefusal({ code: 409, text: ratingTexts.alreadyRated });
      await insertRating(trx, {
        jobId: job.id,
        driverId,
        rating,
        comment: cleanText(opinion.comment),
        reasonIds: opinion.reasons,
        by: 'token' in by ? 'token' : 'session',
        at,
      });
      await recordEvent(trx, { kind: 'ratings.rated', subject: job.id, payload: { rating }, at });
    });

  return {
    rate: (jobId, opinion, session) => rate({ jobId: readJobId(jobId), scope: scopeOf(session) }, opinion, jobTexts.notFound),
    rateByLink: (token, opinion) => rate({ token: cleanText(token) }, opinion, ratingTexts.unknownLink),
    listWaiting: (session) => listUnrated(db, { scope: scopeOf(session), since: addDays(clock.now(), -askDays) }),
    suggestDrivers: async (session) => {
      const rows = await listSuggested(db, { ...scopeOf(session), since: addDays(clock.now(), -askDays) });
      const averageOf = await readAverages(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, ...averageOf(row.id) }));
    },
  };
}
