import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { catalog } from '@songwai/features/tests/catalog';
import { wireEstimate } from '@songwai/features/tests/fixture-gateway';
import { gatewayMap } from '@songwai/features/tests/gateway-map';
import { knownPlaces } from '@songwai/features/tests/places';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';

type Fields = Readonly<Record<string, unknown>>;
/** A reply by the path below `/api`; `null` is a broken line. */
export type StoryAnswers = Readonly<Record<string, (fields: Fields) => object | null>>;

const ok = { responseCode: 200, responseDesc: '' };
const baht = (satang: number) => satang / 100;

export const startup = {
  ...ok,
  appData: { supportPhone: '02 000 0000', supportHours: '06:00-24:00', termsVersion: '1', simulated: true },
  badgeNews: 0,
  jobServices: catalog.services.map(({ id, name }) => ({ id, nameTh: name.th, nameEn: name.en })),
  priceOptions: catalog.extras.map(({ id, name, kind, feeSatang, percent, vehicleIds }) => ({
    id,
    nameTh: name.th,
    nameEn: name.en,
    kind,
    fee: baht(feeSatang),
    percent,
    vehicles: vehicleIds,
  })),
  vehicleData: catalog.vehicles.map(({ name, note, basePriceSatang, ...vehicle }) => ({
    ...vehicle,
    nameTh: name.th,
    nameEn: name.en,
    noteTh: note.th,
    noteEn: note.en,
    basePrice: baht(basePriceSatang),
  })),
  packageFullTimeData: [],
  topBar: false,
  outOfService: false,
};

/** A job as the public link's reply has it. */
export const trackedReply = (job: TrackedJob): object => ({ ...ok, jobDetail: wireTracking(job) });

const usual: StoryAnswers = {
  '/init_data_v3': () => startup,
  '/map/base.json': () => gatewayMap,
  '/signon': () => ({ ...ok, skToken: 'session', userName: 'guest', partnerName: 'Baan Chandra' }),
  '/get_suggest_place_list': ({ query }) => ({
    ...ok,
    places: knownPlaces
      .filter(({ name }) => name.includes(String(query)))
      .map(({ name, ...place }) => ({ ...place, addressName: name })),
  }),
  '/estimate_price': wireEstimate,
  '/baanchandra/estimate': wireEstimate,
  '/partner_profile/baanchandra': () => ({ ...ok, partnerName: 'Baan Chandra', features: ['order', 'priceCheck'] }),
};

/** A stream that stays open and says nothing: the job was fetched before. */
const silentStream = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

const fieldsOf = (url: URL, init: RequestInit | undefined): Fields => ({
  ...Object.fromEntries(url.searchParams),
  ...(typeof init?.body === 'string' ? (JSON.parse(init.body) as Fields) : {}),
});

/** Answers like a gateway, from memory: all calls below `/api` of this page, nothing else. */
export function answerFrom(answers: StoryAnswers, url: URL, init: RequestInit | undefined): Promise<Response> {
  const path = url.pathname.replace(/^\/api/, '');
  if (path.endsWith('/stream')) return Promise.resolve(silentStream());
  const reply = (answers[path] ?? usual[path] ?? (() => ({ responseCode: 404, responseDesc: path })))(fieldsOf(url, init));
  return reply === null
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } }));
}
