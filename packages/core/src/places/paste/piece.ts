import type { LatLng } from '../../basics/geo.ts';
import type { Satang } from '../../basics/money.ts';
import type { FoundLink } from '../points/find-points.ts';
import type { AddressPart, PastedStop } from './paste.ts';

/** Where a piece stands in a plain text. */
interface At {
  readonly start: number;
  readonly end: number;
}

/** A part of a plain text with what it is about. `unknown` is decided by what stands around it. */
export type Piece = At &
  (
    | { readonly kind: 'address'; readonly part: AddressPart }
    | { readonly kind: 'name'; readonly isLabelled: boolean; readonly isTitled?: boolean }
    | { readonly kind: 'phone'; readonly value: string; readonly isCertain: boolean; readonly isAside?: boolean }
    | { readonly kind: 'cod' | 'total'; readonly value: Satang; readonly isCertain: boolean }
    | { readonly kind: 'point'; readonly value: LatLng }
    /** A plus code, complete or short. */
    | { readonly kind: 'code'; readonly value: string }
    | { readonly kind: 'link'; readonly value: FoundLink }
    | {
        readonly kind: 'role';
        readonly role: NonNullable<PastedStop['role']>;
        readonly isStrong: boolean;
        readonly isPerson?: boolean;
      }
    | { readonly kind: 'nearby' | 'unit' | 'note' | 'unknown' | 'collect' | 'ignored' }
    /** What nothing explains: it goes into the note, to be checked. */
    | { readonly kind: 'leftover' }
    /** A number or a bullet of a list, the end of a line, an empty line or a rule. */
    | { readonly kind: 'number' | 'bullet' | 'line' | 'gap' }
  );

export type PieceOf<Kind extends Piece['kind']> = Piece & { readonly kind: Kind };

/** Whether a piece says where. */
export const isPlace = ({ kind }: Piece): boolean => kind === 'address' || kind === 'point' || kind === 'code' || kind === 'link';
