import type { LatLng } from '../../basics/geo.ts';
import type { Found } from '../paste/find/found.ts';
import { isMapLink, linksIn, readMapLink } from './map-link.ts';
import { pointsIn } from './written-point.ts';

/** A link to a map; `point` is null where only the map's server knows it, `name` is the place's name within the link. */
export interface FoundLink {
  readonly point: LatLng | null;
  readonly name: string | null;
}

/** A plus code within a text: complete, or short before the place that it counts from. */
const plusCode =
  /(?<![\w+])(?:[23456789CFGHJMPQRVWX]{8}|[23456789CFGHJMPQRVWX]{4}|[23456789CFGHJMPQRVWX]{6})\+[23456789CFGHJMPQRVWX]{2,3}(?![\w+])/gi;

function readLink(link: string): FoundLink | null {
  const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`);
  if (url === null || !isMapLink(url)) return null;
  const read = readMapLink(url);
  return { point: read?.kind === 'point' ? read.point : null, name: read?.kind === 'words' ? read.words : null };
}

/** All links of a plain text; those to anything but a map have no value. */
export function findLinks(text: string): readonly Found<FoundLink | null>[] {
  return linksIn(text).map(({ start, text: link }) => ({
    start,
    end: start + link.length,
    value: readLink(link),
    isCertain: true,
  }));
}

/** The coordinates in a plain text (spec §5), outside of links. */
export function findPoints(text: string): readonly Found<LatLng>[] {
  return pointsIn(text).map((point) => ({ ...point, isCertain: true }));
}

/** The plus codes in a plain text; what they mean depends on the place that they count from. */
export function findPlusCodes(text: string): readonly Found<string>[] {
  return [...text.matchAll(plusCode)].map(({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
    value: code.toUpperCase(),
    isCertain: true,
  }));
}
