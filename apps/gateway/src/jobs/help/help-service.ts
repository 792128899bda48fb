import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';
import { formatJobId } from '@songwai/core/basics/ids';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { isVisible } from '@songwai/core/basics/text/invisible';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { listHelpRequests as listContract } from '@songwai/core/jobs/help-contract';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { readJobId, scopeOf } from '../job-scope.ts';
import { lockJob } from '../scope-queries.ts';
import { jobTexts } from '../texts.ts';
import { closeHelpRequest, insertHelpRequest, type NewHelpRequest, readHelpTimes } from './help-queries.ts';
import { listHelpRequests, readAsker } from './help-view.ts';

type WireRequest = NonNullable<ReplyOf<typeof listContract>['helpRequests']>[number];

/** Requests of customers to the support team, and the support team's list. */
export interface HelpService {
  /**
   * @returns the request's number.
   * @throws {BusinessRefusal} 404 job not visible to the caller, 422 empty message, 429 too many about one job.
   */
  ask(question: { readonly jobId: string; readonly message: string }, session: Session): Promise<number>;
  /** Forwards a problem with a customer's job that another room noticed to the support team, in the caller's transaction. */
  raise(trx: Db, request: NewHelpRequest): Promise<void>;
  list(wanted: { readonly isClosed: boolean; readonly afterId: number }): Promise<WireRequest[]>;
  /** @throws {BusinessRefusal} 404 no such request. */
  close(requestId: number, session: Session): Promise<void>;
}

export interface HelpDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Mail address for requests; absent: no mail. */
  readonly supportMail: string | undefined;
}

const mostInAnHour = 5;
const pageSize = 50;

/** Refuses more than this many requests about one job within an hour: the support team knows by then. */
function requireFewRequests(times: readonly Date[], now: Date): void {
  const [oldest] = times;
  if (times.length < mostInAnHour || oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest.getTime() + hourMs - now.getTime()) / 1000);
  throw new BusinessRefusal({ code: 429, text: jobTexts.helpAsked, retryAfterSeconds });
}

/** Builds the service. */
export function createHelpService({ db, clock, supportMail }: HelpDeps): HelpService {
  const mailRequest = async (trx: Db, request: NewHelpRequest, requestId: number): Promise<void> => {
    if (supportMail === undefined) return;
    const { name, phone, email } = await readAsker(trx, request.userId);
    const jobId = formatJobId(request.jobId);
    await queueMail(trx, {
      to: supportMail,
      replyTo: email,
      subject: `Help request ${requestId}: job ${jobId}`,
      body: `${name} ${phone}\nJob ${jobId}\n\n${request.message}\n`,
      purpose: 'helpRequest',
      at: request.at,
    });
  };

  return {
    ask: ({ jobId, message }, session) =>
      transact(db, async (trx) => {
        // Locked, so that concurrent requests are counted one after another.
        const job = await lockJob(trx, { jobId: readJobId(jobId), scope: scopeOf(session) });
        if (job === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
        const words = cleanText(message);
        if (!isVisible(words)) throw new BusinessRefusal({ code: 422, field: 'message', text: jobTexts.messageRequired });
        const at = clock.now();
        requireFewRequests(await readHelpTimes(trx, { jobId: job.id, since: new Date(at.getTime() - hourMs) }), at);
        const request = { jobId: job.id, userId: session.userId, message: words, at };
        const requestId = await insertHelpRequest(trx, request);
        await mailRequest(trx, request, requestId);
        return requestId;
      }),

    raise: async (trx, request) => mailRequest(trx, request, await insertHelpRequest(trx, request)),

    list: async ({ isClosed, afterId }) => {
      const rows = await listHelpRequests(db, { isClosed, afterId, limit: pageSize });
      return rows.map((row) => ({
        requestId: row.id,
        jobId: row.job_id,
        userId: row.user_id,
        name: `${row.first_name} ${row.last_name}`.trim(),
        phone: row.phone ?? row.confirm_phone,
        message: row.message,
        date: bangkokDate(row.created_at),
        time: bangkokTime(row.created_at),
        isClosed: row.closed_at !== null,
      }));
    },

    close: async (requestId, session) => {
      const isKnown = await closeHelpRequest(db, { id: requestId, by: session.userId, at: clock.now() });
      if (!isKnown) throw new BusinessRefusal({ code: 404, text: jobTexts.noSuchRequest });
    },
  };
}
