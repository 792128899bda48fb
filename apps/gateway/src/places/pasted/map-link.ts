import type { LatLng } from '@songwai/core/basics/geo';
import { coordinates } from '@songwai/core/validation/orders/coordinates';

/** What a link to a map means: a point, or only words to search for. */
export type MapLink = { readonly kind: 'point'; readonly point: LatLng } | { readonly kind: 'words'; readonly words: string };

/** Google's domains of countries, too: google.co.th. */
const googleHost = /^(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const appleHost = 'maps.apple.com';
const openStreetMapHost = /^(?:www\.)?openstreetmap\.org$/;

/** The pins (`!3d…!4d…`) are what was shared; the view (`@…`) is only near. Of the stops of a route its last one is meant. */
const pins = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/g;
const view = /@(-?\d+\.\d+),(-?\d+\.\d+)/;
const decimalPair = /^(?:loc:)?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;
/** Parameters that hold a point or words, the most exact first. */
const parameters = ['q', 'query', 'destination', 'daddr', 'll', 'center'] as const;
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
  const inDegrees = coordinates(written);
  return inDegrees.ok ? { kind: 'point', point: inDegrees.value } : null;
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

/** The link in a shared text: "ร้านดอกไม้ https://…". */
export const linkIn = (text: string): URL | null => {
  const [found] = /https?:\/\/\S+/i.exec(text) ?? [];
  return found === undefined ? null : URL.parse(found);
};

/** Reads a long link of Google Maps, Apple Maps or OpenStreetMap; null for one of anything else. */
export function readMapLink(url: URL): MapLink | null {
  const { hostname, pathname } = url;
  if (openStreetMapHost.test(hostname)) return readOpenStreetMap(url);
  const isGoogle = googleHost.test(hostname) && (hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname));
  return isGoogle || hostname === appleHost ? readMaps(url) : null;
}
