import type { LatLng } from '@songwai/core/basics/geo';
import { linkIn, linksIn, type MapLink, readMapLink } from '@songwai/core/places/points/map-link';
import { writtenPoint } from '@songwai/core/places/points/written-point';
import { middleOfBangkok, readPlusCode, recoverPlusCode } from './plus-code.ts';
import { isShortLink, type ResolveShortLink } from './short-link.ts';

/** What was pasted into a search instead of typed: a point, the name in a link without one, or what was shared beside an unreadable link. */
type Pasted = MapLink;

export interface PastedDeps {
  /** Absent: this deployment asks nobody about short links. */
  readonly resolveShortLink?: ResolveShortLink | undefined;
  /** The place that a short plus code counts from; null where it is unknown. */
  readonly findLocality: (words: string) => Promise<LatLng | null>;
}

const asPoint = (point: LatLng): Pasted => ({ kind: 'point', point });

const withoutLinks = (text: string): string =>
  linksIn(text)
    .reduceRight((rest, { start, text: link }) => rest.slice(0, start) + rest.slice(start + link.length), text)
    .trim();

/** Reads coordinates in all notations, plus codes and links to maps; null for words to search for. */
export async function readPasted(text: string, { resolveShortLink, findLocality }: PastedDeps): Promise<Pasted | null> {
  const typed = text.trim();
  const point = writtenPoint(typed);
  if (point !== null) return asPoint(point);

  const code = readPlusCode(typed);
  if (code?.kind === 'full') return asPoint(code.point);
  if (code) return asPoint(recoverPlusCode(code.code, (code.locality && (await findLocality(code.locality))) || middleOfBangkok));

  const link = linkIn(typed);
  if (link === null) return null;
  const target = isShortLink(link) ? ((await resolveShortLink?.(link)) ?? null) : link;
  return (target && readMapLink(target)) ?? { kind: 'words', words: withoutLinks(typed) };
}
