import type { Static } from 'typebox';
import type { parcelFields as ParcelFields } from './parcel-schema.ts';

/** What is sent, as far as the customer says it. */
export interface Parcel {
  /** In the customer's words; empty if not said. */
  readonly contents: string;
  /** Null if not said. */
  readonly weightKg: number | null;
  /** Width, length and height in cm, null where not said; the list may be shorter. */
  readonly sidesCm: readonly (number | null)[];
}

/** The sides that are known, in cm. */
export const knownSides = ({ sidesCm }: Parcel): number[] => sidesCm.filter((side) => side !== null);

/** Maps a parcel to the wire's names; undefined where nothing is said of it. */
export const parcelToWire = (parcel: Parcel | null | undefined): Static<typeof ParcelFields> | undefined => {
  if (!parcel) return undefined;
  const contents = parcel.contents.trim();
  const sidesCm = knownSides(parcel);
  if (contents === '' && parcel.weightKg === null && sidesCm.length === 0) return undefined;
  return {
    ...(contents && { contents }),
    ...(parcel.weightKg !== null && { weightKg: parcel.weightKg }),
    ...(sidesCm.length > 0 && { sidesCm }),
  };
};

/** Maps a parcel from the wire's names; null where nothing is said of it. */
export const parcelFromWire = (wire: Static<typeof ParcelFields> | undefined): Parcel | null =>
  wire === undefined ? null : { contents: wire.contents ?? '', weightKg: wire.weightKg ?? null, sidesCm: wire.sidesCm ?? [] };
