import type { LatLng } from '../../../basics/geo.ts';
import { coordinates } from '../../../validation/orders/coordinates.ts';
import type { Found } from './found.ts';

/** A link to a map; `point` is null where only the map's server knows it, `name` is the place's name within the link. */
export interface MapLink {
  readonly point: LatLng | null;
  readonly name: string | null;
}

const anyLink = /https?:\/\/[^\s<>"'|)]+[^\s<>"'|).,]/gi;
const mapLink =
  /^https?:\/\/(?:[\w.-]*\.)?(?:google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.co\/|maps\.apple\.com|waze\.com)/i;
const pairs: readonly RegExp[] = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C)\+?(?:%20)?(-?\d+\.\d+)/i,
  /\/(?:search|dir|place)\/(?:[^/]*\/)?(-?\d+\.\d+),\+?(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
];
const decimals = /(?<![\d.])1[234]\.\d{3,}\s?°?\s?N?\s?[, ]\s?\d{2,3}\.\d{3,}(?![\d.])/g;
const degrees =
  /\d{1,2}\s?[°º]\s?\d{1,2}\s?['′’]\s?\d{1,2}(?:\.\d+)?\s?(?:["″”]|'')\s?[NS][ ,]{0,2}\d{1,3}\s?[°º]\s?\d{1,2}\s?['′’]\s?\d{1,2}(?:\.\d+)?\s?(?:["″”]|'')\s?[EW]/gi;

function pointOf(link: string): LatLng | null {
  for (const pattern of pairs) {
    const found = pattern.exec(link);
    const point = found && coordinates(`${found[1]},${found[2]}`);
    if (point?.ok) return point.value;
  }
  return null;
}

function nameOf(link: string): string | null {
  const written = /\/place\/([^/@?]+)/.exec(link)?.[1] ?? /[?&](?:q|query)=([^&]+)/.exec(link)?.[1];
  if (written === undefined || /^[\d.,%-]+$/.test(written)) return null;
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** All links of a plain text; those to anything but a map have no value. */
export function findLinks(text: string): readonly Found<MapLink | null>[] {
  return [...text.matchAll(anyLink)].map(({ 0: link, index }) => ({
    start: index,
    end: index + link.length,
    value: mapLink.test(link) ? { point: pointOf(link), name: nameOf(link) } : null,
    isCertain: true,
  }));
}

/** The coordinates in a plain text (spec §5), outside of links. */
export function findPoints(text: string): readonly Found<LatLng>[] {
  return [decimals, degrees].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      const point = coordinates(match.replace(/[°N]\s?(?=[\s,])/g, (sign) => (pattern === decimals ? '' : sign)));
      return point.ok ? [{ start: index, end: index + match.length, value: point.value, isCertain: true }] : [];
    }),
  );
}
