import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  attemptsFor,
  failingAnswers,
  type HttpStandIn,
  type StandInAnswer,
  startHttpStandIn,
} from '../../../tests/harness/http-stand-in.ts';
import { isInServiceArea } from '../area/service-area.ts';
import type { GeocodingServer } from './ask-geocoder.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { createNominatimRemote } from './nominatim-remote.ts';
import { createPhotonRemote } from './photon-remote.ts';
import { type RemoteGeocoder, withFallback } from './remote-geocoder.ts';

const gazetteer = createEmbeddedGeocoder();
/** Long enough for an answer on a busy machine; only a server that never answers costs all of it. */
const timeoutMs = 1_000;

let standIn: HttpStandIn | undefined;
afterEach(() => standIn?.close());

interface Protocol {
  readonly make: (server: GeocodingServer) => RemoteGeocoder;
  /** The server's answers for a café in Ari, and for one in Ayutthaya, which is outside the service area. */
  readonly cafe: StandInAnswer;
  readonly farCafe: StandInAnswer;
  readonly nothing: StandInAnswer;
  readonly pin: StandInAnswer;
  readonly nothingThere: StandInAnswer;
}

const feature = (lng: number, lat: number) => ({
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: {
    osm_type: 'N',
    osm_id: 123,
    name: 'ร้านกาแฟอารีย์',
    street: 'ซอยอารีย์ 4',
    ...{ county: 'เขตพญาไท', city: 'แขวงพญาไท', state: 'กรุงเทพมหานคร', postcode: '10400' },
  },
});
const features = (...found: object[]) => answerJson({ type: 'FeatureCollection', features: found });
const place = (lng: string, lat: string) => ({
  ...{ osm_type: 'node', osm_id: 123, lat, lon: lng, name: 'ร้านกาแฟอารีย์' },
  display_name: 'ร้านกาแฟอารีย์, ซอยอารีย์ 4, แขวงพญาไท, เขตพญาไท, กรุงเทพมหานคร, 10400, ประเทศไทย',
  address: {
    ...{ amenity: 'ร้านกาแฟอารีย์', road: 'ซอยอารีย์ 4', quarter: 'แขวงพญาไท', suburb: 'เขตพญาไท' },
    ...{ city: 'กรุงเทพมหานคร', postcode: '10400', country: 'ประเทศไทย', country_code: 'th' },
  },
});

const protocols: readonly (readonly [string, Protocol])[] = [
  [
    'Photon',
    {
      make: createPhotonRemote,
      cafe: features(feature(100.5433, 13.7801)),
      farCafe: features(feature(100.5689, 14.3532), feature(100.5433, 13.7801)),
      nothing: features(),
      pin: features(feature(100.5433, 13.7801)),
      nothingThere: features(),
    },
  ],
  [
    'Nominatim',
    {
      make: (server) => createNominatimRemote({ ...server, userAgent: 'Songwai tests', takeTurn: async () => true }),
      cafe: answerJson([place('100.5433', '13.7801')]),
      farCafe: answerJson([place('100.5689', '14.3532'), place('100.5433', '13.7801')]),
      nothing: answerJson([]),
      pin: answerJson(place('100.5433', '13.7801')),
      nothingThere: answerJson({ error: 'Unable to geocode' }),
    },
  ],
];

const open = async (protocol: Protocol, ...answers: readonly [StandInAnswer, ...StandInAnswer[]]) => {
  standIn = await startHttpStandIn(...answers);
  const failures: string[] = [];
  const remote = protocol.make({ baseUrl: standIn.url, fetch, timeoutMs });
  const onFailure = (error: Error) => failures.push(error.message);
  const geocoder = withFallback({ remote, fallback: gazetteer, isInServiceArea, onFailure });
  return { geocoder, asked: standIn.asked, failures };
};

describe.each(protocols)('a %s server', (_name, protocol) => {
  it('answers a whole address as the wire has it', async () => {
    const { geocoder } = await open(protocol, protocol.cafe);
    const [found, ...others] = await geocoder.textSearch('กาแฟ อารีย์ ซอย 4', { lang: 'th' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      addressName: 'ร้านกาแฟอารีย์',
      address: 'ซอยอารีย์ 4 พญาไท กรุงเทพมหานคร 10400',
      district: 'พญาไท',
      subDistrict: 'พญาไท',
      lat: 13.7801,
      lng: 100.5433,
    });
  });

  it('is asked within the area that is served, and what lies outside it is left out', async () => {
    const { geocoder, asked } = await open(protocol, protocol.farCafe);
    expect(await geocoder.textSearch('กาแฟ', { lang: 'en' })).toHaveLength(1);
    const box = asked[0]?.url.searchParams.get('bbox') ?? asked[0]?.url.searchParams.get('viewbox');
    expect(new Set(box?.split(',').map(Number))).toEqual(new Set([99.7, 12.5, 101.8, 14.4]));
  });

  it('names a pin, which stays where it was dropped; where it knows nothing, the gazetteer does', async () => {
    const known = await open(protocol, protocol.pin, protocol.nothingThere);
    const point = { lat: 13.7802, lng: 100.5434 };
    expect(await known.geocoder.reverse(point, 'th')).toMatchObject({ addressName: 'ร้านกาแฟอารีย์', ...point });
    const paragon = { lat: 13.7467, lng: 100.5347 };
    expect(await known.geocoder.reverse(paragon, 'en')).toMatchObject({ addressName: 'Siam Paragon', ...paragon });
    expect(known.failures).toEqual([]);
  });

  it('is not bothered with an empty query, and its empty answer is an answer', async () => {
    const { geocoder, asked } = await open(protocol, protocol.nothing);
    expect(await geocoder.textSearch('  ', { lang: 'th' })).toEqual([]);
    expect(asked).toEqual([]);
    expect(await geocoder.textSearch('สยามพารากอน', { lang: 'th' })).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each(failingAnswers)('that %s is asked no more than is worth it, then the gazetteer answers', async (how, answer) => {
    const { geocoder, asked, failures } = await open(protocol, answer);
    const [found] = await geocoder.textSearch('สยามพารากอน', { lang: 'en' });
    expect(found?.addressName).toBe('Siam Paragon');
    expect(asked).toHaveLength(attemptsFor(how));
    expect(failures).toHaveLength(1);
    // What customers search for must not appear in the log.
    expect(failures[0]).not.toContain('สยาม');
    expect((await geocoder.reverse({ lat: 13.7467, lng: 100.5347 }, 'en')).addressName).toBe('Siam Paragon');
  });

  it('that says no is not asked again', async () => {
    const { geocoder, asked } = await open(protocol, answerJson({}, 429));
    expect((await geocoder.textSearch('สยามพารากอน', { lang: 'en' }))[0]?.addressName).toBe('Siam Paragon');
    expect(asked).toHaveLength(1);
  });

  it('that failed once has its second answer taken', async () => {
    const { geocoder, failures } = await open(protocol, answerJson({}, 500), protocol.cafe);
    expect((await geocoder.textSearch('กาแฟ', { lang: 'th' }))[0]?.addressName).toBe('ร้านกาแฟอารีย์');
    expect(failures).toEqual([]);
  });
});

describe('a Photon server while somebody types', () => {
  const [, photon] = protocols[0] ?? [];

  it('is asked near the customer, and for English in English', async () => {
    if (photon === undefined) throw new Error('Photon is the first of the protocols');
    const { geocoder, asked } = await open(photon, photon.cafe);
    const [found] = await geocoder.suggest('กาแฟ', { lang: 'en', near: { lat: 13.75, lng: 100.53 } });
    expect(found?.placeId).toBe('photon-N123');
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ q: 'กาแฟ', lat: '13.75', lon: '100.53', lang: 'en' });
  });

  it('gives ten suggestions at most', async () => {
    if (photon === undefined) throw new Error('Photon is the first of the protocols');
    const { geocoder } = await open(photon, features(...Array.from({ length: 14 }, () => feature(100.5433, 13.7801))));
    expect(await geocoder.suggest('กาแฟ', { lang: 'th', limit: 50 })).toHaveLength(10);
  });
});
