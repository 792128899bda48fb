import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { FailedStop, JobCharge, JobDetail, JobHistoryChange } from '../../jobs/job.ts';
import { chargeFromWire, failedStopFromWire, historyChangeFromWire, jobDetailFromWire } from '../../jobs/job-from-wire.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import type { LocalName } from '../../pricing/catalog.ts';
import type { getAdminJob as GetOfficeJob, listAdminJobs as ListOfficeJobs } from './job-admin-contract.ts';
import * as routes from './routes.generated.ts';

type WireListed = NonNullable<ReplyOf<typeof ListOfficeJobs>['jobs']>[number];
type WireJob = NonNullable<ReplyOf<typeof GetOfficeJob>['job']>;

/** The customer who booked, as administrators see it. */
export interface AdminCustomer {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  /** Empty if the account has none. */
  readonly email: string;
  /** `web`, or the partner's name. */
  readonly channel: string;
}

/** The job's driver, as administrators see it. */
export interface AdminDriver {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for a simulated driver. */
  readonly phone: string | null;
  readonly plate: string;
  readonly isSimulated: boolean;
}

/** A job in the administrators' list. */
export interface AdminListedJob {
  readonly jobId: string;
  readonly status: JobStatus;
  readonly statusText: LocalName;
  readonly taskType: number;
  readonly vehicleId: number;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly netSatang: Satang;
  readonly paymentType: number;
  readonly customer: AdminCustomer;
  /** Empty for an individual. */
  readonly companyName: string;
  readonly driver: AdminDriver | null;
  readonly from: string;
  readonly to: string;
  readonly hasGoodsOnBoard: boolean;
  readonly hasFailedVisit: boolean;
}

/** A job with all details for administrators. */
export interface AdminJob extends JobDetail {
  readonly customer: AdminCustomer;
  readonly company: WireJob['company'] | null;
  readonly driver: AdminDriver | null;
  readonly hasGoodsOnBoard: boolean;
  /** Where the goods wait for the next driver; null otherwise. */
  readonly handOver: WireJob['handOver'] | null;
  readonly paymentPoint: number;
  readonly adminCharges: readonly (JobCharge & { readonly chargeId: string; readonly isWaived: boolean })[];
  readonly adminChanges: readonly (JobHistoryChange & { readonly userId: string; readonly byName: string })[];
  readonly adminFailures: readonly (FailedStop & { readonly visit: number; readonly driverId: string; readonly note: string })[];
  readonly history: WireJob['history'];
  readonly formerDrivers: readonly (AdminDriver & { readonly reason: string })[];
  readonly adminActions: WireJob['officeActions'];
}

/** Filters of the administrators' list. Pick-up dates DD/MM/YYYY, inclusive. */
export interface AdminJobQuestion {
  /** A full job id or phone number, or part of a customer's or company's name. */
  readonly search?: string;
  readonly driverId?: string;
  readonly statuses?: readonly JobStatus[];
  /** Only unfinished jobs with a failed visit. */
  readonly onlyFailed?: boolean;
  readonly fromDate?: string;
  readonly toDate?: string;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
}

const customerFromWire = ({ phoneNo, ...same }: WireListed['customer']): AdminCustomer => ({ ...same, phone: phoneNo });

const driverFromWire = ({ songwaiId, phoneNo, ...same }: NonNullable<WireListed['driver']>): AdminDriver => ({
  ...same,
  driverId: songwaiId,
  phone: phoneNo ?? null,
});

const listedFromWire = (wire: WireListed): AdminListedJob => ({
  jobId: wire.jobId,
  status: wire.jobStatus,
  statusText: { th: wire.jobStatusTh, en: wire.jobStatusEn },
  taskType: wire.taskType,
  vehicleId: wire.vehicle,
  date: wire.jobDate,
  time: wire.jobTime,
  netSatang: satangFromBaht(wire.netPrice),
  paymentType: wire.paymentType,
  customer: customerFromWire(wire.customer),
  companyName: wire.companyName ?? '',
  driver: wire.driver === undefined ? null : driverFromWire(wire.driver),
  from: wire.from,
  to: wire.to,
  hasGoodsOnBoard: wire.hasGoodsOnBoard,
  hasFailedVisit: wire.hasFailedVisit,
});

const adminJobFromWire = (wire: WireJob): AdminJob => ({
  ...jobDetailFromWire(wire),
  customer: customerFromWire(wire.customer),
  company: wire.company ?? null,
  driver: wire.driver === undefined ? null : driverFromWire(wire.driver),
  hasGoodsOnBoard: wire.hasGoodsOnBoard,
  handOver: wire.handOver ?? null,
  paymentPoint: wire.paymentPoint,
  adminCharges: wire.charges.map((charge) => ({
    ...chargeFromWire(charge),
    chargeId: charge.chargeId,
    isWaived: charge.isWaived,
  })),
  adminChanges: wire.changes.map((change) => ({
    ...historyChangeFromWire(change),
    userId: change.userId,
    byName: change.byName,
  })),
  adminFailures: wire.failedVisits.map((failed) => ({
    ...failedStopFromWire(failed),
    visit: failed.visit,
    driverId: failed.songwaiId,
    note: failed.note,
  })),
  history: wire.history,
  formerDrivers: wire.formerDrivers.map(({ reason, ...former }) => ({ ...driverFromWire(former), reason })),
  adminActions: wire.officeActions,
});

/**
 * Jobs of all customers, latest booked first, 50 a page; `nextCursor` is null on the last. @throws GatewayError 403; 422 naming
 * the filter.
 */
export const fetchAdminJobs = async (
  transport: Transport,
  question: AdminJobQuestion = {},
): Promise<{ readonly jobs: readonly AdminListedJob[]; readonly nextCursor: string | null }> => {
  const { driverId, statuses, onlyFailed, ...same } = question;
  const { jobs = [], nextCursor = null } = await call(transport, routes.listAdminJobs, {
    ...same,
    driver: driverId,
    status: statuses?.join(','),
    onlyFailed: onlyFailed === true ? '1' : undefined,
  });
  return { jobs: jobs.map(listedFromWire), nextCursor };
};

/** A job for administrators; null if the reply has none. @throws GatewayError 403, 404. */
export const fetchAdminJob = async (transport: Transport, jobId: string): Promise<AdminJob | null> => {
  const { job } = await call(transport, routes.getAdminJob, { jobId });
  return job === undefined ? null : adminJobFromWire(job);
};
