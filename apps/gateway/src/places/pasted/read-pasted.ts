import type { LatLng } from '@songwai/core/basics/geo';
import { coordinates } from '@songwai/core/validation/orders/coordinates';
import { linkIn, type MapLink, readMapLink } from './map-link.ts';
import { readPlusCode, recoverPlusCode } from './plus-code.ts';
import { isShortLink, type ResolveShortLink } from './short-link.ts';

/** What was pasted into a search instead of typed: a point, the name in a link without one, or what was shared beside an unreadable link. */
type Pasted = MapLink;

export interface PastedDeps {
  /** Absent: this deployment asks nobody about short links. */
  readonly resolveShortLink?: ResolveShortLink | undefined;
  /** The place that a short plus code counts from; null where it is unknown. */
  readonly findLocality: (words: string) => Promise<LatLng | null>;
}

/** Bangkok's middle: a short code without a place is meant here, since this is where we drive. */
const bangkok: LatLng = { lat: 13.7563, lng: 100.5018 };

const asPoint = (point: LatLng): Pasted => ({ kind: 'point', point });

/** Reads coordinates in both notations, plus codes and links to maps; null for words to search for. */
export async function readPasted(text: string, { resolveShortLink, findLocality }: PastedDeps): Promise<Pasted | null> {
  const typed = text.trim().replace(/^geo:([^?;]*).*$/i, '$1');
  const pair = coordinates(typed);
  if (pair.ok) return asPoint(pair.value);

  const code = readPlusCode(typed);
  if (code?.kind === 'full') return asPoint(code.point);
  if (code) return asPoint(recoverPlusCode(code.code, (code.locality && (await findLocality(code.locality))) || bangkok));

  const link = linkIn(typed);
  if (link === null) return null;
  const target = isShortLink(link) ? ((await resolveShortLink?.(link)) ?? null) : link;
  return (target && readMapLink(target)) ?? { kind: 'words', words: typed.replace(/https?:\/\/\S+/gi, '').trim() };
}
