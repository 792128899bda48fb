import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { searchAgain as SearchAgain } from './change-contract.ts';
import type { JobStatus } from './job-status.ts';
import * as routes from './routes.generated.ts';

/** A job after a change of its search or pick-up time. Dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface ChangedJob {
  readonly jobId: string;
  readonly status: JobStatus;
  readonly date: string;
  readonly time: string;
  readonly searchUntil: { readonly date: string; readonly time: string };
  readonly netSatang: Satang;
  readonly addedSatang: Satang;
  readonly isFixedDriver: boolean;
}

/** The job to change, with `shownNetSatang` if the customer agreed to the new price from a 409. */
export interface JobChoice {
  readonly jobId: string;
  /** Idempotency key: a random one for each request, reused when the request is repeated. */
  readonly guid: string;
  readonly shownNetSatang?: Satang;
}

const changedFromWire = ({ job }: ReplyOf<typeof SearchAgain>): ChangedJob | null =>
  job === undefined
    ? null
    : {
        jobId: job.jobId,
        status: job.jobStatus,
        date: job.jobDate,
        time: job.jobTime,
        searchUntil: { date: job.searchUntilDate, time: job.searchUntilTime },
        netSatang: satangFromBaht(job.netPrice),
        addedSatang: satangFromBaht(job.addedPrice),
        isFixedDriver: job.isFixedDriver,
      };

const choiceToWire = ({ jobId, guid, shownNetSatang }: JobChoice) => ({
  jobId,
  guid,
  shownPrice: shownNetSatang === undefined ? undefined : bahtFromSatang(shownNetSatang),
});

/**
 * Postpones the pick-up; without a date by an hour (next day: by a day). Releases a driver on the way.
 * @throws GatewayError 404; 409 after the driver arrived, or (with `reply.netPrice`) a changed price; 422 naming the time at
 * fault.
 */
export const postponeJob = async (
  transport: Transport,
  request: JobChoice & { readonly pickUp?: { readonly date: string; readonly time: string; readonly untilTime?: string } },
): Promise<ChangedJob | null> => {
  const { date: jobDate, time: startTime, untilTime } = request.pickUp ?? {};
  const time = { jobDate, startTime, finishTime: untilTime || undefined };
  return changedFromWire(await call(transport, routes.postponeJob, { ...time, ...choiceToWire(request) }));
};

/** Offers a job for favourite drivers only to all drivers. @throws GatewayError 404; 409 it has a driver or is over. */
export const cancelFixedDriver = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.cancelFixedDriver, choiceToWire(choice)));

/**
 * After no driver was found: restarts the search. @throws GatewayError 404; 409 it has a driver, is over, or has a new price
 * (`reply.netPrice`).
 */
export const searchAgain = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.searchAgain, choiceToWire(choice)));

/**
 * After no driver was found: allows a later pick-up, by 15 to 240 minutes. @throws GatewayError as `searchAgain`; 422 more than a
 * day after the pick-up time.
 */
export const extendSearch = async (
  transport: Transport,
  request: JobChoice & { readonly minutes: number },
): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.extendSearch, { minutes: request.minutes, ...choiceToWire(request) }));

/**
 * After no driver was found: adds to the price.
 * @throws GatewayError as `searchAgain`; 422 outside the bounds (`added-price.ts`).
 */
export const addPrice = async (
  transport: Transport,
  request: JobChoice & { readonly addSatang: Satang },
): Promise<ChangedJob | null> =>
  changedFromWire(
    await call(transport, routes.addPrice, {
      amount: bahtFromSatang(request.addSatang),
      ...choiceToWire(request),
    }),
  );

/** After no favourite driver was found: offers the job to all drivers. @throws GatewayError as `searchAgain`. */
export const askAllDrivers = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.askAllDrivers, choiceToWire(choice)));

/**
 * After no driver was found: searches 15 minutes more. @throws GatewayError as `searchAgain`; 422 more than a day after the
 * pick-up time.
 */
export const keepWaiting = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.keepWaiting, choiceToWire(choice)));

/**
 * After no driver was found: cancels free of charge, even after the search has ended. @throws GatewayError 404; 409 it has a
 * driver or is over.
 */
export const cancelSearch = async (
  transport: Transport,
  { jobId, reason }: { readonly jobId: string; readonly reason: string },
): Promise<ChangedJob | null> => changedFromWire(await call(transport, routes.cancelSearch, { jobId, cancelReason: reason }));
