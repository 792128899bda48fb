import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { PartnerGuest } from '@songwai/core/partners/calls';
import type { Card } from '@songwai/core/payments/card';
import type { BaseMap } from '@songwai/core/places/base-map';
import type { StartupData } from '@songwai/core/startup/calls';
import type { OrderFace } from '@songwai/features/orders/panel/order-panel';
import type { ShellParts } from '@songwai/features/orders/shell-parts-context';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The guest's sign-on. `unreachable`: the gateway did not answer; the same token may be sent again, because the exchange is idempotent.
 * `refused`: the partner's page has to be reloaded or give another token. `missing`: a booking needs attributes that the page did not set.
 */
export type SignOnState =
  | { readonly status: 'signedOff' }
  | { readonly status: 'signedOn'; readonly guest: PartnerGuest; readonly partner: string; readonly partnerName: string }
  | { readonly status: 'refused' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'missing'; readonly names: readonly string[] };

/** What parts of the booking that come later need of their element. */
export interface GuestHost {
  readonly gatewayOrigin: string;
  /** The element itself, as it stands in the host's page. */
  readonly host: Element;
  readonly store: StoreApi<GuestState>;
  /** With the guest's session. */
  readonly transport: Transport;
  readonly flow: OrderFlow;
}

/** Parts of the order form for the ways to pay; `face`: the payment that a booking waits for, in place of the form. */
export interface GuestPaying extends ShellParts {
  readonly own: GuestHost;
  readonly face?: OrderFace | undefined;
}

/** An element's guest and catalogue; in memory only, because the partner signs its guest on at each visit. */
export interface GuestState {
  readonly signOn: SignOnState;
  readonly startup: StartupData | null;
  readonly hasStartupFailed: boolean;
  /** The base map; null until loaded. */
  readonly baseMap: BaseMap | null;
  /** The element, once a guest was signed on. */
  readonly own?: GuestHost;
  /** How often a booking failed because no guest was signed on. */
  readonly bookingStopped?: number;
  /** Whether the guest has ticked the box on the review step. */
  readonly hasAgreed?: boolean;
  /** What is shown of the ways to pay, where the partner allows more than cash. */
  readonly paying?: GuestPaying;
  /** Cards that the guest has typed since this page was opened. */
  readonly cards?: readonly Card[];
  /** How often a booking was tried without it, and the error of the last acceptance. */
  readonly consentAsked?: number;
  readonly consentError?: GatewayError | null;
}

export const createGuestStore = (): StoreApi<GuestState> =>
  createStore<GuestState>(() => ({ signOn: { status: 'signedOff' }, startup: null, hasStartupFailed: false, baseMap: null }));

/** The guest whom the gateway has signed on. */
export const signedOnGuest = ({ signOn }: GuestState): PartnerGuest | null =>
  signOn.status === 'signedOn' ? signOn.guest : null;
