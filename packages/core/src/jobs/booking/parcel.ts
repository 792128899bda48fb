import type { Static } from 'typebox';
import type { parcelFields as ParcelFields } from './parcel-schema.ts';

/** What is sent, as far as the customer says it: contents in the customer's words, weight in kg, sides in cm. */
export type Parcel = Readonly<Static<typeof ParcelFields>>;

/** The sides that are known, in cm. */
export const knownSides = ({ widthCm, lengthCm, heightCm }: Parcel): readonly number[] =>
  [widthCm, lengthCm, heightCm].filter((side) => side !== undefined);
