import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { planBulk, startBulk } from '@songwai/core/bulk/contract';
import { createRunWorker } from '../../src/bulk/running/run-worker.ts';
import { createInvoicePause } from '../../src/invoices/overdue/pause-queries.ts';
import { createJobService, type JobService } from '../../src/jobs/service.ts';
import { createCharges } from '../../src/payments/charges/charge-service.ts';
import { createRoadNetwork } from '../../src/places/road-network/road-network.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { loadCatalogue } from '../../src/pricing/catalog/load-catalogue.ts';
import { readCustomerWithCredit } from '../../src/pricing/customer-view.ts';
import { createQuotes } from '../../src/pricing/quotes/quotes.ts';
import { createEmbeddedRouter } from '../../src/pricing/router/embedded-router.ts';
import { createPricing } from '../../src/pricing/service.ts';
import { createActFor } from '../../src/sessions/acting-session.ts';
import type { Gateway } from '../builders/gateway.ts';
import { asok, bangNa, siam } from '../builders/order.ts';
import type { Caller } from '../builders/sessions.ts';
import { publicUrl } from '../harness/quiet-environment.ts';
import { silentLog } from '../harness/silent-log.ts';

/** The booking service of a gateway, for a worker that a test lets work. */
export function jobsOf({ db, clock }: Gateway): JobService {
  const pricing = createPricing({
    ...{ db, clock, router: createEmbeddedRouter(createRoadNetwork()), readCatalogue: () => loadCatalogue(db) },
    quotes: createQuotes({ db, clock, random: systemRandom }),
    findCustomer: (userId) => readCustomerWithCredit(db, { userId, now: clock.now() }),
  });
  const payments = createCharges({
    ...{ db, clock, random: systemRandom, provider: undefined, publicUrl, log: silentLog },
    handlers: () => {
      throw new Error('nothing is charged for a file');
    },
  });
  const invoicePause = createInvoicePause(0);
  return createJobService({ db, pricing, clock, random: systemRandom, payments, newCustomerCashJobs: 1_000_000, invoicePause });
}

/** A worker as a gateway has one; `work` is a round of it. */
export const workerOf = (gateway: Gateway, jobs: Pick<JobService, 'book'> = jobsOf(gateway)) =>
  createRunWorker({
    ...{ db: gateway.db, clock: gateway.clock, log: silentLog, jobs, actFor: createActFor(gateway.db) },
    // The pause between trips is over at once.
    startTimer: (ring) => startTimer(ring, 0),
    linkOf: (id) => `https://songwai.test/upload?file=${id}`,
  });

const people = ['จิราพร', 'สมหญิง', 'วีระ', 'เอกชัย', 'ปิ่น', 'นุ่น'];
const ari = { addressName: 'ร้านดอกไม้บ้านอารีย์', lat: 13.7797, lng: 100.5445, district: 'พญาไท' };
const places = [siam, bangNa, asok];

/** Deliveries of a file: each third one goes to the same place, a little beside. */
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length] ?? siam;
    const phone = `08123456${String(10 + index).padStart(2, '0')}`;
    const name = people[index % people.length] ?? '';
    const cells = {
      name,
      phone,
      address: `${place.addressName} ${index}`,
      note: '',
      cod: '',
      reference: `SO-${index}`,
      date: '',
    };
    const at = { ...place, lat: place.lat + index / 5_000, lng: place.lng };
    return { row: index + 2, cells, reference: `SO-${index}`, stop: { ...at, contactName: name, contactPhone: phone } };
  });

/** A file as the page sends it, planned before. */
export async function fileOf(
  gateway: Gateway,
  user: Caller,
  change: { readonly count?: number; readonly paymentType?: 0 | 2 | 4 } = {},
) {
  const { count = 6, paymentType = 0 } = change;
  const rows = rowsOf(count);
  const drops = rows.map(({ row, stop }) => ({ row, lat: stop.lat, lng: stop.lng }));
  const pickUp = { ...ari, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
  const { body: plan } = await gateway.call(
    planBulk,
    { vehicle: 1, pickUp: { lat: pickUp.lat, lng: pickUp.lng }, drops, mostDrops: 2 },
    user,
  );
  return {
    plan,
    file: {
      ...{ guid: randomUUID(), fileName: 'ส่งของ-24พย.xlsx', pickUp, vehicle: 1, orderType: 'now', confirmPhone: '0812345678' },
      ...{ paymentType, rows, trips: plan.trips.map(({ rows: own, price, alonePrice }) => ({ rows: own, price, alonePrice })) },
    },
  };
}

/** Starts a file. @returns its id. */
export const startFile = async (gateway: Gateway, user: Caller, file: object): Promise<string> => {
  const { body } = await gateway.call(startBulk, file, user);
  if (!body.bulkId) throw new Error(JSON.stringify(body));
  return body.bulkId;
};
