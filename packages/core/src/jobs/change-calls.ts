import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { searchAgain as SearchAgain } from './change-contract.ts';
import type { JobStatus } from './job-status.ts';
import * as routes from './routes.generated.ts';

/** A job after a change of its search or its time. Dates DD/MM/YYYY, times HH:MM in Bangkok. */
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

/** Which job; `shownNetSatang` where the customer agreed to the price that a 409 has brought. */
export interface JobChoice {
  readonly jobId: string;
  /** Generated for each request (a random one) and reused when it is repeated: a request with the same guid is carried out once. */
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
 * Has the goods picked up later; without a date an hour later (next day: a day later). A driver on the way is let go.
 * @throws GatewayError 404; 409 once the driver is there (with `reply.netPrice`: the price changed); 422 naming the time at fault.
 */
export const postponeJob = async (
  transport: Transport,
  request: JobChoice & { readonly pickUp?: { readonly date: string; readonly time: string; readonly untilTime?: string } },
): Promise<ChangedJob | null> => {
  const { date: jobDate, time: startTime, untilTime } = request.pickUp ?? {};
  const time = { jobDate, startTime, finishTime: untilTime || undefined };
  return changedFromWire(await call(transport, routes.postponeJob, { ...time, ...choiceToWire(request) }));
};

/** Offers a job that favourite drivers only were asked for to all. @throws GatewayError 404; 409 with a driver, or over. */
export const cancelFixedDriver = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.cancelFixedDriver, choiceToWire(choice)));

/** No driver found: asks all over again. @throws GatewayError 404; 409 with a driver, over, or at a new price (`reply.netPrice`). */
export const searchAgain = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.searchAgain, choiceToWire(choice)));

/** No driver found: lets the pick-up be later, by 15 to 240 minutes. @throws GatewayError as `searchAgain`; 422 beyond the day. */
export const extendSearch = async (
  transport: Transport,
  request: JobChoice & { readonly minutes: number },
): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.extendSearch, { minutes: request.minutes, ...choiceToWire(request) }));

/**
 * No driver found: adds to the price.
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

/** No favourite driver found: asks the others too. @throws GatewayError as `searchAgain`. */
export const askAllDrivers = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.askAllDrivers, choiceToWire(choice)));

/** No driver found: waits 15 minutes more. @throws GatewayError as `searchAgain`; 422 a day after the pick-up. */
export const keepWaiting = async (transport: Transport, choice: JobChoice): Promise<ChangedJob | null> =>
  changedFromWire(await call(transport, routes.keepWaiting, choiceToWire(choice)));

/** No driver found: cancels, for nothing, also where the search has ended by itself. @throws GatewayError 404; 409 with a driver, or over. */
export const cancelSearch = async (
  transport: Transport,
  { jobId, reason }: { readonly jobId: string; readonly reason: string },
): Promise<ChangedJob | null> => changedFromWire(await call(transport, routes.cancelSearch, { jobId, cancelReason: reason }));
