import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { Place } from '../../places/place.ts';
import type { PartnerTheme } from '../partner.ts';
import type { DropPointDraft } from './drop-point-draft.ts';
import type { DropPointProblem } from './drop-point-problems.ts';

/** Why a link cannot be used; the guest needs another one, or the partner has to change something. */
export type DropPointRefusal =
  | 'unknownPartner'
  | 'featureOff'
  | 'referenceMissing'
  | 'signatureMissing'
  | 'badSignature'
  /** The page's origin is not registered for the partner. */
  | 'badOrigin';

/** Whether the link leads to a form. */
export type DropPointEntry =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: GatewayError }
  | { readonly status: 'refused'; readonly reason: DropPointRefusal }
  | { readonly status: 'open' };

/** `taken`: somebody entered a point for this booking on another device. */
export type DropPointSaving =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'taken' }
  | { readonly status: 'failed'; readonly error: GatewayError };

/** What the partner has. */
export interface SavedDropPoint {
  readonly draft: DropPointDraft & { readonly place: Place };
  /** Milliseconds since the epoch; until then the point is stored, and can be changed from this device. */
  readonly storedUntilMs: number;
}

export interface DropPointState {
  readonly entry: DropPointEntry;
  /** Empty until the partner is known. */
  readonly partnerName: string;
  readonly theme: PartnerTheme;
  readonly draft: DropPointDraft;
  readonly problems: readonly DropPointProblem[];
  readonly isSearching: boolean;
  readonly saving: DropPointSaving;
  readonly saved: SavedDropPoint | null;
  /** The form is shown, not what was saved. */
  readonly isEditing: boolean;
}

/** One booking's delivery point: entering, saving and changing it. */
export interface DropPointFlow {
  readonly store: StoreApi<DropPointState>;
  /** The partner's booking number. */
  readonly reference: string;
  /** Asks for the partner, and takes up what was entered on this device. Also again after a failure. */
  open(): Promise<void>;
  patch(change: Partial<Omit<DropPointDraft, 'place'>>): void;
  startSearch(): void;
  leaveSearch(): void;
  setPlace(place: Place): void;
  /** Saves once, however often it is called; false while something is missing, with the problems in the store. */
  save(): Promise<boolean>;
  /** Back to the form with what was saved. */
  change(): void;
  /** Leaves the form; what was saved stays. */
  cancelChange(): void;
  /** Nothing of an answer that comes later is shown. */
  dispose(): void;
}
