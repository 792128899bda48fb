import { createCaller, FinalAnswerError } from '../../remote/create-caller.ts';
import { visitsOf, vroomReply } from '../vroom-reply.ts';
import type { Trip } from './trip-costs.ts';
import type { SolveTrips, TripQuestion } from './trip-solver.ts';

export interface VroomTripsOptions {
  /** Address of the server without a trailing slash (`VROOM_URL`). */
  readonly url: string;
  /** Used when the server does not answer in time, or with something that is no plan. */
  readonly fallback: SolveTrips;
  readonly log: { warn(fields: object, message: string): void };
  /** For one attempt. */
  readonly timeoutMs?: number;
}

/** More than the fewest that could do: a plan with more, shorter trips can cost less. */
const spareVehicles = 2;

/**
 * The request in VROOM's format: a vehicle for each trip that there may be, with place for so many drop-offs, and costs in satang. Its costs grow evenly with the
 * distance, so each kilometre costs what it does in the first band.
 */
function toProblem({ metres, mostDrops, mostTrips, returns, rate }: TripQuestion): object {
  const drops = metres.length - 1;
  const count = Math.min(mostTrips, drops, spareVehicles * Math.ceil(drops / mostDrops));
  const [{ fromKm, perKmSatang }] = rate.bands;
  // Each drop-off costs the same in any trip but the first of a trip, which is in the price of its start.
  const fixed = Math.max(0, Math.round(rate.baseSatang - rate.extraStopSatang - fromKm * perKmSatang));
  return {
    vehicles: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      profile: 'car',
      start_index: 0,
      ...(returns && { end_index: 0 }),
      capacity: [mostDrops],
      costs: { fixed },
    })),
    jobs: Array.from({ length: drops }, (_, index) => ({ id: index + 1, location_index: index + 1, delivery: [1] })),
    matrices: {
      // VROOM also requires durations, which have no effect here.
      car: { durations: metres, costs: metres.map((row) => row.map((length) => Math.round((length * perKmSatang) / 1_000))) },
    },
  };
}

/** @throws Error where the answer is not a plan for these drop-offs. */
function readTrips(body: unknown, { metres, mostDrops, mostTrips }: TripQuestion): readonly Trip[] {
  if (!vroomReply.Check(body)) throw new Error('The optimiser answered something else than trips with all drop-offs.');
  const trips = body.routes.map(visitsOf).filter((trip) => trip.length > 0);
  const drops = trips.flat();
  const isWhole = drops.length === metres.length - 1 && new Set(drops).size === drops.length;
  if (!isWhole || drops.some((drop) => drop < 1 || drop >= metres.length))
    throw new Error('The optimiser left out a drop-off or visits one twice.');
  if (trips.length > mostTrips || trips.some((trip) => trip.length > mostDrops))
    throw new Error('The optimiser planned longer or more trips than allowed.');
  return trips;
}

/** Gets the trips from a VROOM server. */
export function createVroomSolver({ url, fallback, log, timeoutMs = 5_000 }: VroomTripsOptions): SolveTrips {
  const call = createCaller({ timeoutMs });
  const ask = (question: TripQuestion, cancelled: AbortSignal | undefined): Promise<readonly Trip[]> =>
    call(async (tooLate) => {
      try {
        const response = await fetch(`${url}/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(toProblem(question)),
          signal: cancelled === undefined ? tooLate : AbortSignal.any([tooLate, cancelled]),
        });
        if (!response.ok) throw new Error(`The optimiser answered with status ${response.status}.`);
        return readTrips(await response.json(), question);
      } catch (error) {
        // Our own change of mind is no outage of the server.
        if (cancelled?.aborted === true) throw new FinalAnswerError('The plan is no longer wanted.', { cause: error });
        throw error;
      }
    });

  return async (question, signal) => {
    try {
      return await ask(question, signal);
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error }, 'no trips from the optimiser; the built-in one is asked');
      return fallback(question, signal);
    }
  };
}
