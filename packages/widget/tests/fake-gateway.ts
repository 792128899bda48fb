import { vi } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;
type Answer = (fields: Fields) => Fields | Promise<Fields>;

const ok = { responseCode: 200, responseDesc: '' };
const district = { address: 'กรุงเทพฯ', district: 'ปทุมวัน', subDistrict: 'ปทุมวัน' };
const places = [
  { ...district, placeId: 'p1', addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347 },
  { ...district, placeId: 'p2', addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.6047 },
];

const signedOn = (token: unknown): Fields => ({
  ...ok,
  skToken: `session-of-${String(token)}`,
  userName: 'guest',
  partnerName: 'Baan Chandra',
});

const usual: Readonly<Record<string, Answer>> = {
  '/init_data_v3': () => ({
    ...ok,
    appData: { supportPhone: '02 000 0000', supportHours: '', termsVersion: '1', simulated: true },
    badgeNews: 0,
    jobServices: [{ id: 2, nameTh: 'พัสดุ', nameEn: 'Parcel' }],
    priceOptions: [],
    vehicleData: [
      {
        id: 1,
        kind: 'motorcycle',
        nameTh: 'มอเตอร์ไซค์',
        nameEn: 'Motorcycle',
        noteTh: '',
        noteEn: '',
        basePrice: 48,
        includedKm: 1,
        maxWeightKg: 20,
        maxSizeCm: [50, 50, 80],
      },
    ],
    outOfService: false,
  }),
  // Visitors may not book, as with most partners.
  '/signon': ({ token }) => (token ? signedOn(token) : { responseCode: 403, responseDesc: 'no visitors', reason: 'guests_off' }),
  '/get_suggest_place_list': ({ query }) => ({
    ...ok,
    places: places.filter(({ addressName }) => addressName.includes(String(query))),
  }),
};

export interface FakeGateway {
  readonly origin: string;
  /** Every call so far: its path below `/api`, its fields, and the session it was made with. */
  readonly calls: { readonly path: string; readonly fields: Fields; readonly session: string | undefined }[];
  answer(path: string, answer: Answer): void;
  callsTo(path: string): Fields[];
}

const bodyOf = (init: RequestInit | undefined): Fields => (init?.body ? JSON.parse(String(init.body)) : {});

/** A gateway behind `fetch`, which answers from memory; a refusal is an answer with another responseCode. */
export const startFakeGateway = (): FakeGateway => {
  const answers = new Map(Object.entries(usual));
  const calls: FakeGateway['calls'] = [];
  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input));
    const path = url.pathname.replace(/^\/api/, '');
    const fields = { ...Object.fromEntries(url.searchParams), ...bodyOf(init) };
    calls.push({ path, fields, session: new Headers(init?.headers).get('sk-token') ?? undefined });
    const answer = answers.get(path);
    const reply = answer ? await answer(fields) : { responseCode: 404, responseDesc: `nothing at ${path}` };
    return new Response(JSON.stringify(reply), { status: answer ? 200 : 404, headers: { 'content-type': 'application/json' } });
  };
  vi.stubGlobal('fetch', fakeFetch);
  return {
    origin: 'https://songwai.test',
    calls,
    answer: (path, answer) => void answers.set(path, answer),
    callsTo: (path) => calls.filter((call) => call.path === path).map(({ fields }) => fields),
  };
};
