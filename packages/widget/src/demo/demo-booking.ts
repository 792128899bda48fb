import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { demoWords } from '@songwai/core/i18n/demo-words';
import type { createJob } from '@songwai/core/jobs/contract';
import { estimatePrice } from '@songwai/core/pricing/routes.generated';
import { initDataV3 } from '@songwai/core/startup/routes.generated';
import type { DemoEstimate, DemoOrder } from './demo-job.ts';
import type { DemoJobs } from './demo-jobs.ts';
import type { GatewayReads } from './gateway-reads.ts';
import { raisePrice } from './raise-price.ts';

/** What the attribute `demo` may say; everything else goes well. */
export type DemoScenario = 'no-courier' | 'price-rise' | 'server-error';

/** What the calls of a demo share. */
export interface DemoContext {
  /** Of the gateway. */
  readonly origin: string;
  readonly scenario: string;
  readonly jobs: DemoJobs;
  readonly reads: GatewayReads;
  readonly clock: () => number;
}

type Created = ReplyOf<typeof createJob>;

const failed = 500;
const conflict = 409;

/** The price of the order, as the gateway calculates it for a visitor. */
export const priceOrder = ({ reads, origin }: DemoContext, order: DemoOrder): Promise<DemoEstimate> => {
  const { channel, lang, vehicle, jobType, taskType, option, jobDate, startTime, finishTime } = order;
  const locationList = order.locationList.map(({ lat, lng, isReturn }) => ({ lat, lng, isReturn }));
  const fields = { channel, lang, vehicle, jobType, taskType, option, jobDate, startTime, finishTime, locationList };
  return reads.ask(estimatePrice, { origin, fields });
};

/** The kind of the order's vehicle, by the catalogue. */
export const readVehicleKind = async ({ reads, origin }: DemoContext, { vehicle, channel, lang }: DemoOrder): Promise<string> => {
  const { vehicleData } = await reads.ask(initDataV3, { origin, fields: { channel, lang } });
  return vehicleData?.find(({ id }) => id === vehicle)?.kind ?? '';
};

/**
 * Books in memory. With `price-rise` and `server-error` the first try of each order meets with what the scenario is named after, and the second one
 * books. A refusal of the price, such as of a place outside the service area, is passed on.
 */
export const bookInDemo = async (context: DemoContext, order: DemoOrder): Promise<Created> => {
  const { scenario, jobs } = context;
  const isFirstTry = jobs.noteTry(order.guid) === 0;
  if (scenario === 'server-error' && isFirstTry)
    return { responseCode: failed, responseDesc: demoWords[order.lang ?? 'th'].serverError };
  const [estimate, vehicleKind] = await Promise.all([priceOrder(context, order), readVehicleKind(context, order)]);
  if (estimate.responseCode !== 200) return estimate;
  if (scenario === 'price-rise' && isFirstTry) {
    const { responseCode: _code, responseDesc: _text, field: _field, ...raised } = raisePrice(estimate);
    const changed = raised as NonNullable<Created['estimate']>;
    return { responseCode: conflict, responseDesc: demoWords[order.lang ?? 'th'].priceRise, estimate: changed };
  }
  const { jobId, trackingId } = jobs.book({ order, estimate, vehicleKind, findsDriver: scenario !== 'no-courier' });
  return { responseCode: 200, responseDesc: '', jobId, trackingId };
};
