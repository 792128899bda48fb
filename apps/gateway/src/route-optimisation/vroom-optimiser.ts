import { createCaller } from '../remote/create-caller.ts';
import { givenOrder, lengthOf, type OrderQuestion, type RouteOptimiser } from './route-optimiser.ts';
import { visitsOf, vroomReply } from './vroom-reply.ts';

export interface VroomOptions {
  /** Address of the server without a trailing slash (`VROOM_URL`). */
  readonly url: string;
  /** Used when the server does not answer in time, or with an invalid order. */
  readonly fallback: RouteOptimiser;
  readonly log: { warn(fields: object, message: string): void };
  /** For one attempt. */
  readonly timeoutMs?: number;
}

/** The request in VROOM's format: one vehicle, a job for each stop that may be moved, and our distances. */
function toProblem({ metres, endsAtLast }: OrderQuestion): object {
  const last = metres.length - 1;
  const moving = metres.map((_row, index) => index).slice(1, endsAtLast ? -1 : undefined);
  return {
    vehicles: [{ id: 1, profile: 'car', start_index: 0, ...(endsAtLast ? { end_index: last } : {}) }],
    jobs: moving.map((index) => ({ id: index, location_index: index })),
    // VROOM minimises costs; it also requires durations, which have no effect here.
    matrices: { car: { durations: metres, costs: metres } },
  };
}

/** @throws Error where the answer is not an order of these stops. */
function readOrder(body: unknown, { metres, endsAtLast }: OrderQuestion): readonly number[] {
  const [route, ...others] = vroomReply.Check(body) ? body.routes : [];
  if (route === undefined || others.length > 0)
    throw new Error('The optimiser answered something else than an order of all stops.');
  const order = [0, ...visitsOf(route), ...(endsAtLast ? [metres.length - 1] : [])];
  const isWhole = order.length === metres.length && new Set(order).size === order.length;
  if (!isWhole || order.some((index) => index < 0 || index >= metres.length))
    throw new Error('The optimiser left out a stop or visits one twice.');
  return order;
}

/** Gets the order from a VROOM server; ignores an answer that is longer than the given order. */
export function createVroomOptimiser({ url, fallback, log, timeoutMs = 2_000 }: VroomOptions): RouteOptimiser {
  const call = createCaller({ timeoutMs });
  const ask = (question: OrderQuestion): Promise<readonly number[]> =>
    call(async (signal) => {
      const response = await fetch(`${url}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toProblem(question)),
        signal,
      });
      if (!response.ok) throw new Error(`The optimiser answered with status ${response.status}.`);
      return readOrder(await response.json(), question);
    });

  return {
    optimise: async (question) => {
      // One stop to visit needs no call.
      if (question.metres.length <= (question.endsAtLast ? 3 : 2)) return givenOrder(question);
      try {
        const order = await ask(question);
        const given = givenOrder(question);
        return lengthOf(order, question.metres) < lengthOf(given, question.metres) ? order : given;
      } catch (error) {
        log.warn({ err: error }, 'no order from the optimiser; the built-in one is asked');
        return fallback.optimise(question);
      }
    },
  };
}
