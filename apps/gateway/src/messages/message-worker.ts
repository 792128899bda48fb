import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { nextAttemptAt } from '../platform/workers/backoff.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { blankDeadCodes, claimMessage, type MessageRow, nextMessageDue, postponeMessage, settleMessage } from './queries.ts';
import { DeliveryError, type LineSender, type MailSender, type SmsSender } from './sender.ts';

export interface MessageWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly senders: { readonly mail: MailSender; readonly sms: SmsSender; readonly line: LineSender };
}

/** Sends waiting messages; `deliver` is one round, for tests with their own clock. */
export interface MessageWorker extends Worker {
  deliver(signal?: AbortSignal): Promise<void>;
}

const pauseMs = 500;
/** Longer than any attempt takes. */
const leaseMs = 120_000;
/** Together with the pauses of `backoff.ts` nearly six hours. */
const mostAttempts = 12;
/** Parallel deliveries of each kind, so that one slow mailbox does not delay the others. */
const lanes = 4;

/** What only a mail has. */
const mailFields = ({ subject, reply_to, unsubscribe_url, attachment_name: name, attachment: content }: MessageRow) => ({
  subject,
  replyTo: reply_to,
  unsubscribeUrl: unsubscribe_url,
  ...(name !== null && content !== null && { attachment: { name, content } }),
});

/** Makes the worker of the room. Messages of one kind do not delay those of another. */
export function createMessageWorker({ db, clock, startTimer, log, senders }: MessageWorkerDeps): MessageWorker {
  /** @returns whether a provider sent it. */
  const hand = async (row: MessageRow, signal: AbortSignal): Promise<boolean> => {
    const { id, kind, recipient: to, body, retry_key: retryKey } = row;
    if (body === null) throw new DeliveryError('there is nothing to send', { isPermanent: true });
    if (kind === 'mail') await senders.mail.send({ id, to, body, ...mailFields(row) }, signal);
    else if (retryKey === null) await senders.sms.send({ id, to, body }, signal);
    else await senders.line.send({ id, to, body, retryKey }, signal);
    return senders[kind].isReal;
  };

  const recordFailure = async (row: MessageRow, error: DeliveryError): Promise<void> => {
    const { id, kind, purpose, attempts } = row;
    const now = clock.now();
    log.warn({ err: error, message: id, kind, purpose, attempts }, 'a message was not taken');
    if (error.isPermanent || attempts >= mostAttempts)
      await settleMessage(db, id, { state: 'failed', error: error.message, at: now });
    else await postponeMessage(db, id, { until: nextAttemptAt(now, attempts), error: error.message });
  };

  const deliverOne = async (kind: MessageRow['kind'], signal: AbortSignal): Promise<boolean> => {
    const now = clock.now();
    const row = await claimMessage(db, kind, { now, leaseEnd: new Date(now.getTime() + leaseMs) });
    if (row === undefined) return false;
    try {
      const isSent = await hand(row, signal);
      await settleMessage(db, row.id, { state: isSent ? 'sent' : 'kept', error: null, at: clock.now() });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      await recordFailure(row, error);
    }
    return true;
  };

  const drain = async (kind: MessageRow['kind'], signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await deliverOne(kind, signal)));
  };

  const deliver = async (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    await blankDeadCodes(db, clock.now());
    const kinds = Object.keys(senders) as (keyof typeof senders)[];
    await Promise.all(kinds.flatMap((kind) => Array.from({ length: lanes }, () => drain(kind, signal))));
  };

  const nextDue = nextMessageDue;
  return { deliver, ...createWorker({ name: 'messages', work: deliver, pauseMs, nextDue, startTimer, log }) };
}
