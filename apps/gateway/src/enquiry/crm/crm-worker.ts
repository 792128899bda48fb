import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { findEnquiry } from '../queries.ts';
import { type Crm, CrmError } from './crm.ts';
import {
  type CrmDelivery,
  claimDelivery,
  nextDelivery,
  postponeDelivery,
  recordIds,
  settleDelivery,
} from './delivery-queries.ts';
import { writeSalesMail } from './sales-mail.ts';

export interface CrmWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly crm: Crm;
  /** Gets a mail of every enquiry that the CRM does not get; absent: it waits in the database. */
  readonly salesMail: string | undefined;
}

/** Brings waiting enquiries into the CRM; `deliver` is one round, for tests with their own clock. */
export interface CrmWorker extends Worker {
  deliver(signal?: AbortSignal): Promise<void>;
}

const pauseMs = 1_000;
/** Longer than an attempt takes, which makes some ten calls. */
const leaseMs = 180_000;
/** Together with the pauses of `backoff.ts` about two and a half days: a weekend. */
const mostAttempts = 20;

/** Makes the worker. One enquiry at a time, so that two of the same business find the same records. */
export function createCrmWorker({ db, clock, startTimer, log, crm, salesMail }: CrmWorkerDeps): CrmWorker {
  /** Settles a delivery, and tells the sales team of what the CRM does not have. */
  const settle = (claimed: CrmDelivery, state: 'delivered' | 'stored' | 'failed', error: string | null): Promise<void> =>
    transact(db, async (trx) => {
      const at = clock.now();
      if (!(await settleDelivery(trx, claimed, { state, error, at }))) return;
      const enquiry = await findEnquiry(trx, claimed.enquiry_id);
      if (state === 'delivered' || salesMail === undefined || enquiry === undefined) return;
      const mail = writeSalesMail(enquiry, { isCrmDown: state === 'failed' });
      await queueMail(trx, { ...mail, to: salesMail, replyTo: enquiry.email ?? undefined, purpose: 'enquiry', at });
    });

  const recordFailure = async (claimed: CrmDelivery, error: CrmError): Promise<void> => {
    const { enquiry_id: enquiry, attempts } = claimed;
    log.warn({ err: error, enquiry, attempts }, 'the CRM did not take an enquiry');
    if (error.isPermanent || attempts >= mostAttempts) return settle(claimed, 'failed', error.message);
    const now = clock.now();
    const earliest = now.getTime() + (error.retryAfterMs ?? 0);
    const until = new Date(Math.max(earliest, nextAttemptAt(now, attempts).getTime()));
    await postponeDelivery(db, claimed, { until, error: error.message });
  };

  const deliverOne = async (signal: AbortSignal): Promise<boolean> => {
    const now = clock.now();
    const claimed = await claimDelivery(db, { now, leaseEnd: new Date(now.getTime() + leaseMs) });
    if (claimed === undefined) return false;
    const { enquiry_id: enquiryId, total_attempts: total } = claimed;
    const enquiry = await findEnquiry(db, enquiryId);
    if (enquiry === undefined) return true;
    const records = {
      ...{ organizationId: claimed.organization_id, personId: claimed.person_id },
      ...{ leadId: claimed.lead_id, dealId: claimed.deal_id, notedRevision: claimed.noted_revision },
    };
    try {
      const record = (made: Partial<typeof records>) => recordIds(db, enquiryId, made);
      await crm.save({ enquiry, records, isRepeated: total > 1, record }, signal);
      await settle(claimed, crm.isReal ? 'delivered' : 'stored', null);
    } catch (error) {
      if (!(error instanceof CrmError)) throw error;
      await recordFailure(claimed, error);
    }
    return true;
  };

  const deliver = async (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    while (!signal.aborted && (await deliverOne(signal)));
  };

  return { deliver, ...createWorker({ name: 'crm', work: deliver, pauseMs, nextDue: nextDelivery, startTimer, log }) };
}
