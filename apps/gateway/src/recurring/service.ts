import { addDays } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { mostRecurrences } from '@songwai/core/recurring/recurrence';
import { type IsoDay, isoDayOf, readWireDay } from '@songwai/core/recurring/recurrence-days';
import type { createRecurring } from '@songwai/core/recurring/recurring-contract';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { lockUser } from '../identity/queries.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import type { Random } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { changeDate, type DateDeps } from './change-date.ts';
import { type CheckDeps, checkOrder, checkRule, type RecurringRequest } from './check-recurring.ts';
import { listDecisions, listSeenDates } from './dates-view.ts';
import { planNext } from './next-day.ts';
import {
  countOpen,
  findByGuid,
  findRecurrence,
  insertRecurrence,
  listRecurrences,
  lockRecurrence,
  type RecurrenceRow,
  ruleOf,
  updateRecurrence,
} from './queries.ts';
import { recurringTexts } from './texts.ts';
import { toWireDays, toWireRecurrence, type WireOccurrence, type WireRecurrence } from './wire.ts';

export interface RecurringDeps extends CheckDeps, DateDeps {
  readonly random: Random;
}

type CreateRequest = RequestOf<typeof createRecurring>;
interface Asking {
  readonly session: Session;
  readonly language: Language;
}

const mostDays = 100;
const shownDays = 35;

const notFound = () => new BusinessRefusal({ code: 404, text: recurringTexts.notFound });

/** Days to show: the given ones, or five weeks from today. @throws {BusinessRefusal} 422 */
function readSpan(asked: { readonly fromDate?: string | undefined; readonly toDate?: string | undefined }, now: Date) {
  const read = (field: 'fromDate' | 'toDate', fallback: () => IsoDay): IsoDay => {
    const date = asked[field];
    const day = date === undefined ? fallback() : readWireDay(date);
    if (day === null) throw new BusinessRefusal({ code: 422, field, text: recurringTexts.badDate });
    return day;
  };
  const from = read('fromDate', () => isoDayOf(now));
  const until = read('toDate', () => isoDayOf(addDays(new Date(`${from}T00:00:00+07:00`), shownDays)));
  const furthest = isoDayOf(addDays(new Date(`${from}T00:00:00+07:00`), mostDays));
  if (until > furthest) throw new BusinessRefusal({ code: 422, field: 'toDate', text: recurringTexts.tooWide });
  return { from, until };
}

/** What a customer does with recurring bookings. */
export function createRecurringService(deps: RecurringDeps) {
  const { db, clock, holidays, random } = deps;

  const show = async (rows: readonly RecurrenceRow[]): Promise<WireRecurrence[]> => {
    const dates = await listDecisions(db, { ids: rows.map(({ id }) => id), now: clock.now() });
    return rows.map((row) => {
      const said = dates.filter(({ recurrence_id }) => recurrence_id === row.id);
      return toWireRecurrence(row, said, holidays);
    });
  };
  const showOne = async (row: RecurrenceRow): Promise<WireRecurrence> => (await show([row]))[0] as WireRecurrence;

  const findOwn = async (id: string, session: Session): Promise<RecurrenceRow> => {
    const row = await findRecurrence(db, { id, scope: scopeOf(session) });
    if (row === undefined) throw notFound();
    return row;
  };

  const checked = async (asked: RecurringRequest, { session, mayHaveBegun }: { session: Session; mayHaveBegun: boolean }) => {
    const now = clock.now();
    const rule = checkRule(asked, { now, mayHaveBegun });
    const { booking, agreedSatang } = await checkOrder(deps, asked, { session, now });
    return {
      booking: JSON.stringify(booking),
      payment_type: booking.paymentType,
      agreed_satang: agreedSatang,
      weekdays: [...rule.weekdays],
      pick_up_time: rule.pickUpTime,
      starts_on: rule.startsOn,
      ends_on: rule.endsOn,
      skips_holidays: rule.skipsHolidays,
      changed_at: now,
    };
  };

  /** Changes one that has not ended, and plans its next day anew. */
  const change = async (
    { id, session }: { readonly id: string; readonly session: Session },
    fields: (row: RecurrenceRow) => Parameters<typeof updateRecurrence>[2],
  ): Promise<WireRecurrence> => {
    const row = await transact(db, async (trx) => {
      const before = await lockRecurrence(trx, { id, scope: scopeOf(session) });
      if (before === undefined) throw notFound();
      if (before.state === 'ended') throw new BusinessRefusal({ code: 409, text: recurringTexts.ended });
      const now = clock.now();
      const after = await updateRecurrence(trx, id, { changed_at: now, ...fields(before) });
      return updateRecurrence(trx, id, await planNext(trx, after, { holidays, now }));
    });
    return showOne(row);
  };

  return {
    list: async (session: Session): Promise<WireRecurrence[]> => show(await listRecurrences(db, scopeOf(session))),

    get: async (
      id: string,
      asked: { readonly fromDate?: string | undefined; readonly toDate?: string | undefined },
      session: Session,
    ) => {
      const row = await findOwn(id, session);
      const now = clock.now();
      const span = readSpan(asked, now);
      const said = await listSeenDates(db, { id, ...span });
      const rule = row.state === 'active' ? ruleOf(row) : { ...ruleOf(row), weekdays: [] };
      return { recurring: await showOne(row), dates: toWireDays(rule, { ...span, now, holidays, said }) };
    },

    create: async (asked: CreateRequest, { session, language }: Asking): Promise<WireRecurrence> => {
      const { userId, company, partnerId } = session;
      if (partnerId !== null) throw new BusinessRefusal({ code: 403, text: recurringTexts.notForGuests });
      const earlier = await findByGuid(db, { userId, guid: asked.guid });
      if (earlier !== undefined) return showOne(earlier);
      const columns = await checked(asked, { session, mayHaveBegun: false });
      const row = await transact(db, async (trx) => {
        // Those that a customer sets up at once are counted one after another.
        await lockUser(trx, userId);
        const repeated = await findByGuid(trx, { userId, guid: asked.guid });
        if (repeated !== undefined) return repeated;
        if ((await countOpen(trx, userId)) >= mostRecurrences)
          throw new BusinessRefusal({ code: 409, text: recurringTexts.tooMany });
        const now = clock.now();
        const company_user_id = company?.companyId ?? null;
        const fresh = { id: random.uuid(), user_id: userId, company_user_id, guid: asked.guid, state: 'active' as const };
        const unplanned = { ...fresh, ...columns, language, next_on: null, wakes_at: null, stopped_at: null, created_at: now };
        const made = await insertRecurrence(trx, unplanned);
        return updateRecurrence(trx, made.id, await planNext(trx, made, { holidays, now }));
      });
      return showOne(row);
    },

    change: async (id: string, asked: RecurringRequest, session: Session): Promise<WireRecurrence> => {
      await findOwn(id, session);
      const columns = await checked(asked, { session, mayHaveBegun: true });
      return change({ id, session }, () => columns);
    },

    pause: (id: string, session: Session) =>
      change({ id, session }, ({ state, stopped_at }) => ({
        state: 'paused',
        stopped_at: state === 'paused' ? stopped_at : clock.now(),
      })),
    resume: (id: string, session: Session) => change({ id, session }, () => ({ state: 'active', stopped_at: null })),
    end: (id: string, session: Session) => change({ id, session }, () => ({ state: 'ended', stopped_at: clock.now() })),

    changeDate: async (
      id: string,
      asked: Parameters<typeof changeDate>[1]['asked'],
      session: Session,
    ): Promise<WireOccurrence | undefined> => {
      const day = await changeDate(deps, { id, asked, session });
      const row = await findOwn(id, session);
      const said = await listSeenDates(db, { id, from: day, until: day });
      return toWireDays(ruleOf(row), { from: day, until: day, now: clock.now(), holidays, said })[0];
    },
  };
}

export type RecurringService = ReturnType<typeof createRecurringService>;
