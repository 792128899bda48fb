import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PlaceQuery } from './geocoder.ts';

const text = Type.Optional(Type.String());
const feature = Type.Object({
  geometry: Type.Object({ coordinates: Type.Tuple([Type.Number(), Type.Number()]) }),
  properties: Type.Object({
    osm_type: text,
    osm_id: Type.Optional(Type.Number()),
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
  }),
});
const collection = Compile(Type.Object({ features: Type.Array(feature) }));

/** A place as Photon answers it (GeoJSON), as far as we read it. */
export type PhotonFeature = Type.Static<typeof feature>;

/** Photon could not be asked or did not answer as it should; the message says what happened, without the customer's query. */
export class PhotonError extends Error {
  override readonly name = 'PhotonError';
}

export interface PhotonParts {
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** For one attempt; 1,500 ms where absent. */
  readonly timeoutMs?: number;
  /** How often a failed call is tried again; once where absent. */
  readonly retries?: number;
}

export interface PhotonClient {
  /** @throws {PhotonError} */
  search(query: string, options: PlaceQuery): Promise<readonly PhotonFeature[]>;
  /** Null where Photon knows of nothing near. @throws {PhotonError} */
  reverse(point: LatLng, lang: Language): Promise<PhotonFeature | null>;
}

/** West, south, east, north of the seven provinces. */
const serviceBox = '99.7,12.5,101.8,14.4';
/** More than the customer sees, as what lies outside the service area falls away. */
const askedFor = 20;
const photonLanguage: Readonly<Record<Language, string>> = { th: 'default', en: 'en' };

/** The two calls of a Photon server, each with a timeout and a bounded number of attempts. */
export function createPhotonClient({ baseUrl, fetch, timeoutMs = 1500, retries = 1 }: PhotonParts): PhotonClient {
  async function attempt(url: string): Promise<readonly PhotonFeature[]> {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new PhotonError(`Photon answered with status ${response.status}.`);
    const body: unknown = await response.json();
    if (!collection.Check(body)) throw new PhotonError('Photon answered something that is no list of places.');
    return body.features;
  }

  async function ask(path: string, query: Readonly<Record<string, string>>): Promise<readonly PhotonFeature[]> {
    const url = `${baseUrl}${path}?${new URLSearchParams(query)}`;
    let failure = new PhotonError('Photon was not asked.');
    for (let tried = 0; tried <= retries; tried += 1) {
      try {
        return await attempt(url);
      } catch (error) {
        failure =
          error instanceof PhotonError ? error : new PhotonError('Photon could not be reached in time.', { cause: error });
      }
    }
    throw failure;
  }

  return {
    search: (query, { lang, near }) =>
      ask('/api', {
        q: query,
        limit: String(askedFor),
        bbox: serviceBox,
        lang: photonLanguage[lang],
        ...(near === undefined ? {} : { lat: String(near.lat), lon: String(near.lng) }),
      }),

    async reverse({ lat, lng }, lang) {
      const found = await ask('/reverse', { lat: String(lat), lon: String(lng), limit: '1', lang: photonLanguage[lang] });
      return found[0] ?? null;
    },
  };
}
