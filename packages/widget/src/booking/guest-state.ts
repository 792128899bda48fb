import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { PartnerGuest } from '@songwai/core/partners/calls';
import type { BaseMap } from '@songwai/core/places/base-map';
import type { StartupData } from '@songwai/core/startup/calls';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Who books. `unreachable`: nobody answered, and the same token may be tried again, because the exchange is idempotent. `refused`: the
 * partner's page has to be loaded again, or to give another token. `missing`: the page says too little, and somebody wants to book.
 */
export type SignOnState =
  | { readonly status: 'signedOff' }
  | { readonly status: 'signedOn'; readonly guest: PartnerGuest; readonly partner: string; readonly partnerName: string }
  | { readonly status: 'refused' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'missing'; readonly names: readonly string[] };

/** What an element knows of its guest and of what can be booked; in memory only, since the partner signs its guest on at each visit. */
export interface GuestState {
  readonly signOn: SignOnState;
  readonly startup: StartupData | null;
  readonly hasStartupFailed: boolean;
  /** The picture behind the route; null until it has come. */
  readonly baseMap: BaseMap | null;
  /** How often a booking failed because no guest was signed on. */
  readonly bookingStopped?: number;
  /** Whether the guest has ticked the box on the review step. */
  readonly hasAgreed?: boolean;
  /** How often a booking was tried without, and what the gateway said to the last acceptance. */
  readonly consentAsked?: number;
  readonly consentError?: GatewayError | null;
}

export const createGuestStore = (): StoreApi<GuestState> =>
  createStore<GuestState>(() => ({ signOn: { status: 'signedOff' }, startup: null, hasStartupFailed: false, baseMap: null }));

/** The guest as far as the gateway has said who that is. */
export const signedOnGuest = ({ signOn }: GuestState): PartnerGuest | null =>
  signOn.status === 'signedOn' ? signOn.guest : null;
