import type { LatLng } from '@songwai/core/basics/geo';
import openLocationCode from 'open-location-code';

const codes = new openLocationCode.OpenLocationCode();

/** A short code without a place is meant here, since this is where we drive. */
export const middleOfBangkok: LatLng = { lat: 13.7563, lng: 100.5018 };

/** A code in its alphabet, alone or before the name of a place: "PGWM+JV Bangkok". */
const written = /^([23456789CFGHJMPQRVWX]{2,8}\+[23456789CFGHJMPQRVWX]{0,7})(?:[\s,]+(\S.*))?$/iu;

/** A plus code as it is written: complete, or short with the place it counts from (empty: none was written). */
export type PlusCode =
  | { readonly kind: 'full'; readonly point: LatLng }
  | { readonly kind: 'short'; readonly code: string; readonly locality: string };

/** Seven decimals are a centimetre; a code stands for an area, so its middle is the point. */
const middleOf = (code: string): LatLng => {
  const { latitudeCenter, longitudeCenter } = codes.decode(code);
  return { lat: Math.round(latitudeCenter * 1e7) / 1e7, lng: Math.round(longitudeCenter * 1e7) / 1e7 };
};

/** Reads a plus code that was pasted; null for any other text. */
export function readPlusCode(text: string): PlusCode | null {
  const [, found, locality = ''] = written.exec(text.trim()) ?? [];
  const code = found?.toUpperCase();
  if (code === undefined) return null;
  if (codes.isFull(code)) return { kind: 'full', point: middleOf(code) };
  return codes.isShort(code) ? { kind: 'short', code, locality: locality.trim() } : null;
}

/** The point of a short code near a reference point. */
export const recoverPlusCode = (code: string, near: LatLng): LatLng => middleOf(codes.recoverNearest(code, near.lat, near.lng));
