import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';

type Body = Readonly<Record<string, unknown>>;
type Lock = 'pickUp' | 'done' | 'driverThere' | 'driverNear' | 'driverUnknown' | 'return';

/** A change of the stories' job on the wire. */
export const wireChange = (change: object = {}) => ({
  ...{ revision: 0, addFrom: 1, priceBefore: 466.45, netPrice: 466.45, difference: 0, way: 'none', distance: 18.4 },
  stops: [{ lock: 'pickUp' }, {}, {}],
  ...{ normalPrice: 466.45, discount: 0, freeCredit: 0, routePolyline: '', routeApproximate: true },
  lines: { distanceFare: 284.3, extraStops: 1, extraStopFee: 40, extras: [{ id: 1, fee: 142.15 }] },
  ...change,
});

/** Stops with their locks; null: can change. */
export const lockedAs = (...locks: readonly (Lock | null)[]) => ({
  stops: locks.map((lock) => (lock === null ? {} : { lock })),
  addFrom: locks.findLastIndex((lock) => lock !== null) + 1,
});

interface EditAnswers {
  /** How the stops stand. */
  readonly seen?: object;
  /** The price of what is wanted. */
  readonly priced?: object;
  readonly confirm?: (body: Body) => unknown;
}

/** A gateway that knows what the stops of the stories' job may become. */
export const editAnswers = ({ seen = {}, priced = {}, confirm }: EditAnswers = {}): Answers => ({
  '/job/:jobId/change': (body) => {
    if (body['guid'] !== undefined)
      return confirm?.(body) ?? { responseCode: 200, responseDesc: '', isChanged: true, change: wireChange({ revision: 1 }) };
    const change = body['locationList'] === undefined ? wireChange(seen) : wireChange({ ...seen, ...priced });
    return { responseCode: 200, responseDesc: '', change };
  },
});

/** It costs 42 baht more, out of the wallet. */
export const dearer = { netPrice: 508.45, difference: 42, way: 'wallet' };
export const cheaper = { netPrice: 424.45, difference: -42, way: 'wallet' };

export const refuse =
  (reason: string, given: { readonly description?: string; readonly reply?: object } = {}) =>
  () => {
    const { description = '', reply = {} } = given;
    throw refusal(reason === 'wallet_short' ? 422 : 409, { description, reply: { reason, ...reply } });
  };
