import type { LatLng } from '../../basics/geo.ts';
import type { Satang } from '../../basics/money.ts';

/** A part of a text as it was pasted, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something read from a pasted text, with the parts of the text that it was read from, in their order. */
export interface ReadField<Value = string> {
  readonly value: Value;
  readonly spans: readonly Span[];
  /** False where the text may mean something else, so that the customer checks it. */
  readonly isCertain: boolean;
}

/** Components of an address, in the words for them. `place` is a name that only a list of places can judge. */
export type AddressPart = 'house' | 'building' | 'place' | 'moo' | 'soi' | 'road' | 'area' | 'district' | 'province' | 'postcode';

export interface ReadAddressPart {
  readonly part: AddressPart;
  readonly text: string;
}

/** A stop as a text describes it, before its place is looked up. */
export interface PastedStop {
  /** Null: the text does not say. */
  readonly role: 'pickUp' | 'dropOff' | null;
  readonly address: ReadField | null;
  readonly parts: readonly ReadAddressPart[];
  /** A coordinate, or the point of a link to a map. */
  readonly point: ReadField<LatLng> | null;
  /** A plus code, which may count from the place of the address. */
  readonly plusCode: ReadField | null;
  /** A link to a map that says no point by itself. */
  readonly link: ReadField | null;
  /** Where the address has nothing that can be found: "opposite the temple". */
  readonly nearby: ReadField | null;
  readonly name: ReadField | null;
  readonly phone: ReadField | null;
  readonly note: ReadField | null;
  readonly codSatang: ReadField<Satang> | null;
  /** Its words may be those of more than one stop, so that the customer compares them with the text. */
  readonly mayBeSeveral: boolean;
}

/** Knows names of places. The gateway's list is one; without any, only words that begin an address are read as one. */
export interface PlaceNames {
  /** Whether the text is the name of a place, in any of its spellings. */
  has(text: string): boolean;
}
