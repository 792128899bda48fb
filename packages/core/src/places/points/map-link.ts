import type { LatLng } from '../../basics/geo.ts';
import { writtenPoint } from './written-point.ts';

/** What a link to a map means: a point, or only words to search for. */
export type MapLink = { readonly kind: 'point'; readonly point: LatLng } | { readonly kind: 'words'; readonly words: string };

/** Google's domains of countries, too: google.co.th. */
const googleHost = /^(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const appleHost = 'maps.apple.com';
const wazeHost = /^(?:[\w-]+\.)?waze\.com$/;
/** Hosts whose links only their server can open. */
const shortHost = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|waze\.to)$/;
const openStreetMapHost = /^(?:www\.)?openstreetmap\.org$/;

/** The pins (`!3d…!4d…`) are what was shared; the view (`@…`) is only near. Of the stops of a route its last one is meant. */
const pins = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/g;
const view = /@(-?\d+\.\d+),(-?\d+\.\d+)/;
const decimalPair = /^(?:loc:|ll\.)?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;
/** Parameters that hold a point or words, the most exact first. */
const parameters = [
  'q',
  'query',
  'destination',
  'daddr',
  'coordinate',
  'll',
  'center',
  'to',
  'latlng',
  'address',
  'name',
] as const;
/** The name of a place, of a search, and of the end of a route. */
const named = /^\/maps\/(?:place|search|dir(?:\/[^/@]*)*)\/([^/@]+)/;

const asPoint = (lat: string | null | undefined, lng: string | null | undefined): MapLink | null => {
  if (!lat || !lng) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? { kind: 'point', point } : null;
};

/** A point in a part of a link, anywhere on earth: what is far away is then shown as outside. */
const pointIn = (part: string): MapLink | null => {
  const written = part.trim();
  const pair = decimalPair.exec(written);
  if (pair) return asPoint(pair[1], pair[2]);
  const point = writtenPoint(written);
  return point ? { kind: 'point', point } : null;
};

/** A stray percent sign is no reason to fail. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
};

function readOpenStreetMap({ searchParams, hash }: URL): MapLink | null {
  const [, lat, lng] = /^#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  return asPoint(searchParams.get('mlat'), searchParams.get('mlon')) ?? asPoint(lat, lng);
}

function readMaps({ pathname, search, searchParams }: URL): MapLink | null {
  const pin = [...`${pathname}${search}`.matchAll(pins)].at(-1);
  if (pin) return asPoint(pin[1], pin[2]);
  const parts = [...parameters.map((name) => searchParams.get(name) ?? ''), decoded(named.exec(pathname)?.[1] ?? '')];
  const seen = view.exec(pathname);
  const point = parts.reduce<MapLink | null>((found, part) => found ?? pointIn(part), null) ?? asPoint(seen?.[1], seen?.[2]);
  const words = parts.find((part) => /\p{L}/u.test(part));
  return point ?? (words === undefined ? null : { kind: 'words', words: words.trim() });
}

/** Politeness, brackets and marks that a chat writes on to a link. */
const tail = /(?:(?:นะ|น้า)?(?:คะ|ค่ะ|ค่า|ครับ|คับ|จ้า|จ้ะ)|ๆ|นะ|[.,;:!?'"»”’\]}>*])+$/;
/** Thai letters stand in the path of a place, but follow a point or a code only in the text around it. */
const endOfCode = /(?<=[\d,.][\w=&%.,-]*)[\u0e00-\u0e7f].*$/;

/** A link without what was written on to it: "https://maps.app.goo.gl/abcค่ะ)". */
function withoutTail(link: string): string {
  const isShort = /^https?:\/\/(?:maps\.app\.)?goo\.gl\//i.test(link);
  const own = isShort ? (/^[\x21-\x7e]+/.exec(link)?.[0] ?? link) : link.replace(endOfCode, '');
  const bare = own.replace(tail, '');
  const isOpened = bare.includes('(');
  return !isOpened && /\)$/.test(bare) ? withoutTail(bare.replace(/\)+$/, '')) : bare;
}

/** All links of a text, without what was written on to them. */
export const linksIn = (text: string): readonly { readonly start: number; readonly text: string }[] =>
  [...text.matchAll(/https?:\/\/[^\s<>"|]+|(?<![\w./-])(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/[\w-]+/gi)].map(
    ({ 0: found, index }) => ({
      start: index,
      text: withoutTail(found),
    }),
  );

/** The link in a shared text: "ร้านดอกไม้ https://…". */
export const linkIn = (text: string): URL | null => {
  const [found] = linksIn(text);
  return found === undefined ? null : URL.parse(/^https?:/i.test(found.text) ? found.text : `https://${found.text}`);
};

/** Whether a link leads to a map, be it one that only its server can open. */
export function isMapLink({ hostname, pathname }: URL): boolean {
  if (shortHost.test(hostname)) return hostname !== 'goo.gl' || pathname.startsWith('/maps');
  if (openStreetMapHost.test(hostname) || hostname === appleHost || wazeHost.test(hostname)) return true;
  return googleHost.test(hostname) && (hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname));
}

/** Reads a long link of Google Maps, Apple Maps, Waze or OpenStreetMap; null for one of anything else. */
export function readMapLink(url: URL): MapLink | null {
  if (!isMapLink(url) || shortHost.test(url.hostname)) return null;
  return openStreetMapHost.test(url.hostname) ? readOpenStreetMap(url) : readMaps(url);
}
