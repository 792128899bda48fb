import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { ChargeKind } from '../jobs/fees/job-charges.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import { type CashToCollect, cashFromWire } from './cash-to-collect.ts';
import * as routes from './routes.generated.ts';

/** Whether a driver collected a charge, or without `chargeId` the job's price. */
export interface CollectedPart {
  readonly chargeId?: string;
  readonly isCollected: boolean;
  /** Why not collected. */
  readonly remark?: string;
}

/** Uncollected money of a job, as administrators see it. */
export interface OpenCharge {
  readonly dueId: string;
  readonly jobId: string;
  readonly jobStatus: JobStatus;
  readonly kind: ChargeKind | 'price';
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly amountSatang: Satang;
  /** When it arose, DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly paymentType: number;
  readonly state: 'open' | 'refused' | 'settled';
  readonly driverRemark: string;
  readonly driver: { readonly driverId: string; readonly firstName: string; readonly phone: string } | null;
  readonly customer: { readonly userId: string; readonly name: string; readonly phone: string };
  /** Null until settled. */
  readonly settled: { readonly remark: string; readonly date: string; readonly time: string; readonly userId: string } | null;
}

/** A page of uncollected charges; `nextCursor` is null on the last. */
export interface OpenChargePage {
  readonly charges: readonly OpenCharge[];
  readonly nextCursor: string | null;
}

/** Reports what was collected; may be changed until administrators settle it. @throws GatewayError 404, 409, 422 */
export const noteCollection = async (
  transport: Transport,
  { jobId, parts }: { readonly jobId: string; readonly parts: readonly CollectedPart[] },
): Promise<CashToCollect> => cashFromWire(await call(transport, routes.noteCollection, { jobId, items: parts }));

/** Uncollected charges, the oldest first; for administrators. @throws GatewayError 403 */
export const fetchOpenCharges = async (
  transport: Transport,
  wanted: {
    readonly isSettled?: boolean;
    readonly jobId?: string;
    readonly paymentType?: number;
    readonly cursor?: string;
  } = {},
): Promise<OpenChargePage> => {
  const { isSettled = false, jobId, paymentType, cursor } = wanted;
  const reply = await call(transport, routes.listOpenCharges, {
    state: isSettled ? 'settled' : 'open',
    jobId,
    paymentType: paymentType?.toString(),
    cursor,
  });
  const charges = (reply.charges ?? []).map(({ amount, remark, driver, customer, ...wire }) => ({
    ...wire,
    stop: wire.stop ?? null,
    minutes: wire.minutes ?? null,
    amountSatang: satangFromBaht(amount),
    driverRemark: remark,
    driver: driver === undefined ? null : { driverId: driver.songwaiId, firstName: driver.songwaiName, phone: driver.phoneNo },
    customer: { userId: customer.userId, name: customer.name, phone: customer.phoneNo },
    settled: wire.settled ?? null,
  }));
  return { charges, nextCursor: reply.nextCursor ?? null };
};

/** Settles a charge as paid another way or waived; for administrators. @throws GatewayError 403, 404, 422 */
export const settleCharge = async (
  transport: Transport,
  { dueId, remark }: { readonly dueId: string; readonly remark: string },
): Promise<void> => {
  await call(transport, routes.settleCharge, { dueId, remark });
};
