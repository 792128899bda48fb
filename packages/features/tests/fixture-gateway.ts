import { encodePolyline } from '@songwai/core/basics/polyline';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import { knownPlaces } from './places.ts';
import { storyNow } from './story-now.ts';
import { streets } from './streets.ts';

type Answer = (body: Readonly<Record<string, unknown>>) => unknown;
export type Answers = Readonly<Record<string, Answer>>;

interface WireStop {
  readonly lat: number;
  readonly lng: number;
}

const wirePlace = ({ name, ...place }: (typeof knownPlaces)[number]) => ({ addressName: name, ...place });

export const gatewayDown = () =>
  new GatewayError({ kind: 'network', code: 0, status: 0, description: '', field: null, requestId: null, reply: {} });

export const refusal = (
  code: number,
  given: { readonly field?: string; readonly description?: string; readonly reply?: Record<string, unknown> } = {},
) =>
  new GatewayError({
    kind: 'business',
    code,
    status: 200,
    description: given.description ?? '',
    field: given.field ?? null,
    requestId: 'r-1',
    reply: given.reply ?? {},
  });

/** Net prices in baht by vehicle id for two stops; the third stop of the worked example makes it 466.45 by car. */
const prices = (stops: number): readonly (readonly [vehicle: number, net: number])[] =>
  stops > 2
    ? [
        [1, 216],
        [2, 466.45],
        [3, 604],
        [4, 838],
        [5, 769],
        [6, 1150],
      ]
    : [
        [1, 109.2],
        [2, 177.2],
        [3, 308],
        [4, 477.6],
        [5, 444.4],
        [6, 720.4],
      ];

/** A price on the wire: the worked example of the rate card for three stops, a plain ride for two. */
export function wireEstimate(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stops = (body['locationList'] ?? []) as readonly WireStop[];
  const net = prices(stops.length);
  const isThree = stops.length > 2;
  const netPrice = net.find(([vehicle]) => vehicle === body['vehicle'])?.[1] ?? 0;
  return {
    responseCode: 200,
    responseDesc: '',
    netPrice,
    normalPrice: netPrice,
    discount: 0,
    freeCredit: 0,
    other: 0,
    promoCode: '',
    promoCodeDescTh: '',
    promoCodeDescEn: '',
    distance: isThree ? 18.4 : 8.2,
    legDistances: isThree ? [7.8, 10.6] : [8.2],
    quoteId: 'story-quote',
    quoteUntil: new Date(storyNow.getTime() + 15 * 60_000).toISOString(),
    lines: isThree
      ? { distanceFare: 284.3, extraStops: 1, extraStopFee: 40, extras: [{ id: 1, fee: 142.15 }] }
      : { distanceFare: netPrice, extraStops: 0, extraStopFee: 0, extras: [] },
    vehiclePrices: net.map(([vehicle, price]) => ({ vehicle, netPrice: price })),
    routePolyline: encodePolyline(isThree ? [...streets] : stops.map(({ lat, lng }) => ({ lat, lng }))),
    routeApproximate: !isThree,
  };
}

const usual: Answers = {
  '/get_suggest_place_list': ({ query }) => ({
    responseCode: 200,
    places: knownPlaces.filter(({ name }) => name.includes(String(query))).map(wirePlace),
  }),
  '/search_address_by_location': ({ lat, lng }) => {
    if (Number(lat) > 14.2) throw refusal(404);
    const at = { lat: Number(lat), lng: Number(lng) };
    return {
      responseCode: 200,
      place: { ...wirePlace({ ...knownPlaces[1], ...at } as (typeof knownPlaces)[number]), addressName: 'ซอยศาลาแดง 2' },
    };
  },
  '/estimate_price': wireEstimate,
  '/create_job': () => ({ responseCode: 200, responseDesc: '', jobId: 'J00000042', trackingId: '8K2M7Q' }),
};

export interface FixtureGateway {
  readonly transport: StreamingTransport;
  /** Every call so far: its path and body. */
  readonly calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
}

/** A gateway that answers from memory; `answers` replaces the default ones, by path. */
export function createFixtureGateway(answers: Answers = {}): FixtureGateway {
  const calls: FixtureGateway['calls'] = [];
  const transport: StreamingTransport = {
    // The caller's path decides the reply's type; here it is whatever the answer function returns.
    call: async ({ path, body }) => {
      const given = body as Readonly<Record<string, unknown>>;
      calls.push({ path, body: given });
      const answer = answers[path] ?? usual[path];
      if (!answer) throw refusal(404, { description: path });
      return (await answer(given)) as never;
    },
    stream: async function* () {
      yield* [];
    },
  };
  return { transport, calls };
}
