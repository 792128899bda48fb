import { dayMs } from '@songwai/core/basics/durations';
import type { Language } from '@songwai/core/basics/language';
import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { continueBulk } from '@songwai/core/bulk/contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { lockingUser } from '../identity/users/lock-queries.ts';
import { requireInvoicesPaidNow, requirePayment } from '../jobs/booking/check-payment.ts';
import { readNewPayerCash } from '../jobs/booking/storing/booking-facts-view.ts';
import type { InvoicePause } from '../jobs/booking/storing/invoice-pause.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import { selectOpenSum } from '../jobs/paying/due-queries.ts';
import { requireNothingOpen } from '../jobs/paying/pay-booking.ts';
import { lockingMoneyOf } from '../ledger/movement-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { transactLocked } from '../platform/transact.ts';
import { readPayingCustomer } from '../pricing/customer-view.ts';
import { checkStart, type StartRequest } from './check-start.ts';
import { fingerprintOf } from './checking/fingerprint.ts';
import { findByGuid, findRun, insertRun, listRows, listRuns } from './queries.ts';
import { resumeRun, retryTrips, stopRun, sumWaiting } from './resume-queries.ts';
import { findSummary, listTrips } from './run-view.ts';
import { holdForRun } from './running/hold.ts';
import { readHold } from './running/run-queries.ts';
import { bulkTexts } from './texts.ts';

/** How long a file can be seen. */
export const memoryDays = 90;
const mostListed = 20;
/** 96 bits; 16 characters of base64url. */
const idBytes = 12;

/** A file's name stands in lists and in the subject of a mail. */
const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

const notFound = () => new BusinessRefusal({ code: 404, text: bulkTexts.notFound });

export interface BulkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Unfinished jobs in cash that a new customer may have. */
  readonly newCustomerCashJobs: number;
  readonly invoicePause: InvoicePause;
}

/** What customers do with files: start, watch, stop and continue. */
export function createBulks({ db, clock, random, newCustomerCashJobs: most, invoicePause }: BulkDeps) {
  const requireRun = async (id: string, session: Session) => {
    const run = await findRun(db, { id, scope: scopeOf(session) });
    if (run === undefined) throw notFound();
    return run;
  };

  const requireWay = async (type: number, session: Session): Promise<void> => {
    const customer = await readPayingCustomer(db, session.userId, 'forShow');
    if (customer === undefined) return;
    await requirePayment(db, type, { customer, session });
    // Said before the first trip is booked, as each of them would be refused.
    requireNothingOpen((await selectOpenSum(db, payerOf(session)).executeTakeFirst())?.satang ?? 0);
    await requireInvoicesPaidNow(db, type, { invoicePause, payerId: payerOf(session), now: clock.now() });
  };

  /** Said before the first trip is booked: each of the others would be refused on its own. */
  const requireCashRoom = async (trx: Db, payerId: string, { paymentType: type, trips }: StartRequest): Promise<void> => {
    const running = type === paymentType.cash ? await readNewPayerCash(trx, payerId) : null;
    if (running === null || running + trips.length <= most) return;
    const text = bulkTexts.newCustomerCash({ most, running, trips: trips.length });
    throw new BusinessRefusal({ code: 422, field: 'paymentType', text, fields: { reason: 'new_customer_cash_limit' } });
  };

  const locksOf = (userId: string, payerId: string) => [lockingUser(userId), lockingMoneyOf([userId, payerId])] as const;

  return {
    start: async (body: StartRequest, { session, language }: { readonly session: Session; readonly language: Language }) => {
      const { userId, company, channel } = session;
      const { guid } = body;
      const earlier = await findByGuid(db, { userId, guid });
      if (earlier !== undefined) return earlier;
      const at = clock.now();
      const { common, totalSatang, placeOf } = checkStart(body, at);
      await requireWay(body.paymentType, session);
      const id = random.bytes(idBytes).toString('base64url');
      const payerId = payerOf(session);
      return transactLocked(db, [...locksOf(userId, payerId)], async (trx) => {
        const concurrent = await findByGuid(trx, { userId, guid });
        if (concurrent !== undefined) return concurrent;
        await requireCashRoom(trx, payerId, body);
        await insertRun(trx, {
          run: {
            ...{ id, user_id: userId, company_user_id: company?.companyId ?? null, channel, language, guid },
            ...{ file_name: oneLine(body.fileName), vehicle_id: body.vehicle, payment_type: body.paymentType },
            ...{ common: JSON.stringify(common), created_at: at, finished_at: null, leased_until: null },
          },
          trips: body.trips.map(({ price, alonePrice }, index) => ({
            ...{ run_id: id, number: index + 1, price_satang: satangFromBaht(price), alone_satang: satangFromBaht(alonePrice) },
            ...{ job_id: null, failure: null, new_price_satang: null },
          })),
          rows: body.rows.map(({ row, cells, stop, reference = '' }, position) => {
            const place = placeOf.get(row);
            return {
              ...{ run_id: id, number: row, position, cells: JSON.stringify(cells), reference: cleanText(reference) },
              ...{ stop: stop === undefined ? null : JSON.stringify(stop), fingerprint: place ? fingerprintOf(cells) : null },
              ...{ trip_number: place?.trip ?? null, visit: place?.visit ?? null },
            };
          }),
        });
        if (body.paymentType === paymentType.prepaid) await holdForRun(trx, { id, payerId, actor: userId, at }, totalSatang);
        return id;
      });
    },
    list: (session: Session) =>
      listRuns(db, {
        scope: scopeOf(session),
        since: new Date(clock.now().getTime() - memoryDays * dayMs),
        most: mostListed,
      }),
    get: async (id: string, session: Session) => {
      const run = await findSummary(db, { id, scope: scopeOf(session), now: clock.now() });
      if (run === undefined) throw notFound();
      return { run, trips: await listTrips(db, id) };
    },
    rows: async (id: string, session: Session) => {
      const run = await requireRun(id, session);
      return { run, rows: await listRows(db, id) };
    },
    stop: async (id: string, session: Session): Promise<void> => {
      await requireRun(id, session);
      await stopRun(db, id);
    },
    continue: async (id: string, session: Session, trips: RequestOf<typeof continueBulk>['trips'] = []): Promise<void> => {
      const run = await requireRun(id, session);
      await requireWay(run.payment_type, session);
      const payerId = run.company_user_id ?? run.user_id;
      const at = clock.now();
      await transactLocked(db, [...locksOf(run.user_id, payerId)], async (trx) => {
        const hold = await readHold(trx, id);
        if ((await retryTrips(trx, id, trips)) < trips.length)
          throw new BusinessRefusal({ code: 422, field: 'trips', text: bulkTexts.tripUnknown });
        if (run.payment_type === paymentType.prepaid) {
          const aside = hold.walletBonus + hold.walletTopUp + hold.walletCod;
          await holdForRun(trx, { id, payerId, actor: session.userId, at }, (await sumWaiting(trx, id)) - aside);
        }
        await resumeRun(trx, id);
      });
    },
  };
}

export type Bulks = ReturnType<typeof createBulks>;
