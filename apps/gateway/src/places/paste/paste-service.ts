import { setImmediate } from 'node:timers/promises';
import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { maxStops } from '@songwai/core/basics/stop-limits';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { PastedStop, ReadField } from '@songwai/core/places/paste/paste';
import { readPaste } from '@songwai/core/places/paste/read-paste';
import type { readPastedText } from '@songwai/core/places/paste-contract';
import type { Gazetteer } from '../gazetteer/place-entry.ts';
import { searchOf } from '../geocoders/embedded-geocoder.ts';
import type { Geocoder, Suggestion } from '../geocoders/geocoder.ts';
import { suggestionOf } from '../geocoders/suggestion-of.ts';
import { middleOfBangkok, readPlusCode, recoverPlusCode } from '../pasted/plus-code.ts';
import type { PlaceSearch } from '../search/place-search.ts';
import { createKnownNames } from './known-names.ts';
import { createAddressResolver, type Resolved } from './resolve-address.ts';

type WireStop = ReplyOf<typeof readPastedText>['stops'][number];

export interface PasteService {
  /** The stops of a pasted text, in its order, with the places that they may mean. */
  read(text: string, lang: Language): Promise<readonly WireStop[]>;
  /** The places that one address may mean, be it nothing but a name; several addresses in one are asked about. */
  findAddress(address: string, lang: Language): Promise<FoundAddress>;
}

type FoundAddress = Pick<WireStop, 'places' | 'doubt' | 'elsewhere'>;

export interface PasteServiceDeps {
  readonly gazetteer: Gazetteer;
  /** The one that needs no network. */
  readonly geocoder: Geocoder;
  readonly isInServiceArea: (point: LatLng) => boolean;
}

interface Reader {
  readonly read: (text: string) => readonly PastedStop[];
  readonly resolve: (stop: PastedStop) => Resolved;
}

function createReader(gazetteer: Gazetteer, search: PlaceSearch): Reader {
  const names = createKnownNames(search.places);
  return { read: (text) => readPaste(text, names), resolve: createAddressResolver(gazetteer, search, names) };
}

/** The wire's limit. */
const mostPlaces = 3;

/** A text without any word for an address, which is the name of a place: "เทอร์มินอล 21". */
const onlyPlace = (text: string): PastedStop => ({
  role: null,
  address: { value: text, spans: [{ start: 0, end: text.length }], isCertain: true },
  parts: [{ part: 'place', text }],
  point: null,
  plusCode: null,
  link: null,
  nearby: null,
  name: null,
  phone: null,
  note: null,
  codSatang: null,
  mayBeSeveral: false,
});

const noField: ReadField = { value: '', spans: [], isCertain: true };
const toWire = <Value>({ value, spans, isCertain }: ReadField<Value>) => ({ value, spans: [...spans], certain: isCertain });

/** The point of a plus code; a short one counts from the place beside it, else from the middle of Bangkok. */
function pointOfCode({ plusCode }: PastedStop, { places }: Resolved): LatLng | undefined {
  const code = plusCode === null ? null : readPlusCode(plusCode.value);
  if (code === null) return undefined;
  return code.kind === 'full' ? code.point : recoverPlusCode(code.code, places[0] ?? middleOfBangkok);
}

interface Described {
  readonly stop: PastedStop;
  readonly found: Resolved;
}

const isMeant = ({ stop, found }: Described): boolean =>
  stop.name !== null ||
  stop.phone !== null ||
  stop.point !== null ||
  stop.plusCode !== null ||
  stop.link !== null ||
  found.places.length > 0 ||
  found.doubt === 'outside';

/** Words after "ส่งที่" that are no place, and nobody to send anything to, are talk: it stays with the stop before, to be checked. */
function withoutTalk(described: readonly Described[]): readonly Described[] {
  const kept: Described[] = [];
  for (const each of described) {
    const last = kept.at(-1);
    if (isMeant(each)) kept.push(each);
    else if (last) kept[kept.length - 1] = { ...last, stop: withWords(last.stop, each.stop) };
  }
  return kept;
}

/** A stop with the words of one that was none. */
function withWords(stop: PastedStop, talk: PastedStop): PastedStop {
  const parts = [stop.note, talk.address ?? talk.nearby, talk.note].flatMap((field) => field ?? []);
  const note: ReadField = {
    value: parts.map(({ value }) => value).join(' '),
    spans: parts.flatMap(({ spans }) => spans),
    isCertain: false,
  };
  return { ...stop, note, mayBeSeveral: true };
}

/** Reads pasted texts and finds their places in the gazetteer (spec §5; no text is stored or logged). */
export function createPasteService({ gazetteer, geocoder, isInServiceArea }: PasteServiceDeps): PasteService {
  let reader: Promise<Reader> | undefined;
  const openReader = (): Promise<Reader> => {
    reader ??= searchOf(gazetteer).then((search) => createReader(gazetteer, search));
    return reader;
  };

  async function pinOf(stop: PastedStop, point: LatLng, lang: Language): Promise<Suggestion> {
    const pin = await geocoder.reverse(point, lang);
    // The text's own name of the place tells a driver more than that of its part of town.
    return stop.address === null ? pin : { ...pin, addressName: stop.address.value.slice(0, 150) };
  }

  async function placesOf(
    stop: PastedStop,
    found: Resolved,
    lang: Language,
  ): Promise<Pick<WireStop, 'places' | 'doubt' | 'elsewhere'>> {
    const point = stop.point?.value ?? pointOfCode(stop, found);
    if (point !== undefined) {
      return isInServiceArea(point) ? { places: [await pinOf(stop, point, lang)] } : { places: [], doubt: 'outside' };
    }
    const inside = found.places.filter(isInServiceArea);
    const { doubt } = found;
    if (doubt === 'outside') return { places: [], doubt, ...(found.elsewhere && { elsewhere: found.elsewhere.slice(0, 60) }) };
    if (inside.length === 0 && stop.link !== null) return { places: [], doubt: 'mapLink' };
    if (inside.length === 0) return { places: [], doubt: found.places.length > 0 ? 'outside' : 'notFound' };
    return { places: inside.map((place) => suggestionOf(place, lang)), ...(doubt && { doubt }) };
  }

  async function describe(stop: PastedStop, found: Resolved, lang: Language): Promise<WireStop> {
    const { role, name, phone, note, codSatang } = stop;
    const cod = codSatang && { ...toWire(codSatang), value: bahtFromSatang(codSatang.value) };
    return {
      ...(role && { role }),
      address: toWire(
        stop.address ??
          stop.nearby ??
          (stop.link ? { ...stop.link, value: '' } : stop.point && { ...stop.point, value: '' }) ??
          stop.plusCode ??
          noField,
      ),
      ...(await placesOf(stop, found, lang)),
      ...(name && { name: toWire(name) }),
      ...(phone && { phone: toWire(phone) }),
      ...(note && { note: toWire(note) }),
      ...(cod && { codAmount: cod }),
      ...(stop.mayBeSeveral && { mayBeSeveral: true }),
    };
  }

  async function placesOfStops(stops: readonly PastedStop[], resolve: Reader['resolve'], lang: Language): Promise<FoundAddress> {
    const found = await Promise.all(stops.map((stop) => placesOf(stop, resolve(stop), lang)));
    const [first = { places: [], doubt: 'notFound' as const }] = found;
    const places = [...new Map(found.flatMap((each) => each.places).map((place) => [place.placeId, place])).values()];
    return found.length > 1 && places.length > 1 ? { places: places.slice(0, mostPlaces), doubt: 'severalPlaces' } : first;
  }

  return {
    findAddress: async (address, lang) => {
      const { read, resolve } = await openReader();
      // One line is one address: a second one would be read as another stop.
      const text = address.replaceAll('\n', ' ').trim();
      const stops = read(text);
      const answer = await placesOfStops(stops, resolve, lang);
      if (answer.places.length > 0 || answer.doubt !== 'notFound') return answer;
      return await placesOfStops([onlyPlace(text)], resolve, lang);
    },
    read: async (text, lang) => {
      const { read, resolve } = await openReader();
      const stops = read(text).slice(0, 2 * maxStops);
      const described: Described[] = [];
      for (const stop of stops) {
        described.push({ stop, found: resolve(stop) });
        // Other calls are answered between two stops.
        await setImmediate();
      }
      const meant = withoutTalk(described);
      return await Promise.all(meant.map(({ stop, found }) => describe(stop, found, lang)));
    },
  };
}
