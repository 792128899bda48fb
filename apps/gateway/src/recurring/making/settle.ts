import { recordEvent } from '../../events/queries.ts';
import { notifyOwner, type ProvenContacts } from '../../identity/contacts/notify-owner.ts';
import type { Db } from '../../platform/db.ts';
import { type DayKey, findDate, saveDate } from '../date-queries.ts';
import { type DateRow, lockAnyRecurrence, pauseRecurrence, type RecurrenceRow } from '../queries.ts';
import type { Outcome } from './attempt.ts';
import { findContacts } from './contacts.ts';
import { bookedMessage, type MessageFacts, notBookedMessage, type RecurringMessage } from './mails.ts';

/** The link of a message: the page of a recurring booking with one day open. */
const dayLink = (publicUrl: string, { language }: Pick<RecurrenceRow, 'language'>, { id, day }: DayKey): string =>
  `${publicUrl}${language === 'en' ? '/en' : ''}/recurring?id=${id}&day=${day}`;

/** What a message about a day says. */
export const factsOf = (publicUrl: string, row: RecurrenceRow, date: Pick<DateRow, 'day' | 'pick_up_at'>): MessageFacts => ({
  row,
  pickUpAt: date.pick_up_at,
  link: dayLink(publicUrl, row, { id: row.id, day: date.day }),
});

/** Writes to the customer, and stores the event that becomes a notification. */
export async function notifyCustomer(
  trx: Db,
  given: {
    readonly row: RecurrenceRow;
    readonly contacts: ProvenContacts | undefined;
    readonly message: RecurringMessage;
    readonly event: 'booked' | 'asked' | 'walletLow' | 'missed';
    readonly payload: object;
    readonly at: Date;
  },
): Promise<void> {
  const { row, contacts, message, event, payload, at } = given;
  if (contacts !== undefined) await notifyOwner(trx, contacts, { purpose: 'recurring', at, ...message });
  const subject = row.user_id;
  await recordEvent(trx, { kind: `recurring.${event}`, subject, payload: { recurringId: row.id, ...payload }, at });
}

interface Settling {
  readonly date: DateRow;
  readonly outcome: Outcome;
  /** Nothing can be booked for the customer any more: later days are not tried. */
  readonly isOver: boolean;
  readonly publicUrl: string;
  readonly at: Date;
}

/** Stores what became of a day and tells the customer, once: whoever comes second finds the day settled. */
export async function settleDate(trx: Db, { date, outcome, isOver, publicUrl, at }: Settling): Promise<void> {
  const { recurrence_id: id, day, pick_up_at } = date;
  const row = await lockAnyRecurrence(trx, id);
  const now = await findDate(trx, { id, day });
  if (row === undefined || now === undefined || now.state !== 'making' || now.round !== date.round) return;
  const facts = factsOf(publicUrl, row, date);
  const common = { row, contacts: await findContacts(trx, row), at };
  if ('jobId' in outcome) {
    await saveDate(trx, { id, day }, { pick_up_at, state: 'booked', job_id: outcome.jobId });
    const payload = { day, jobId: outcome.jobId };
    return notifyCustomer(trx, { ...common, message: bookedMessage(facts), event: 'booked', payload });
  }
  const { problem, text, priceSatang } = outcome;
  const state = at < pick_up_at ? 'asking' : 'missed';
  const problem_text = text === null ? null : JSON.stringify(text);
  await saveDate(trx, { id, day }, { pick_up_at, state, problem, problem_text, price_satang: priceSatang });
  if (isOver) await pauseRecurrence(trx, id, at);
  const event = state === 'asking' ? 'asked' : 'missed';
  await notifyCustomer(trx, { ...common, message: notBookedMessage(facts, outcome), event, payload: { day, problem } });
}
