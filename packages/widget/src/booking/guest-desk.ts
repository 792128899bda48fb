import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { signOn } from '@songwai/core/partners/calls';
import type { Catalog } from '@songwai/core/pricing/catalog';
import { fetchStartup } from '@songwai/core/startup/calls';
import type { StoreApi } from 'zustand/vanilla';
import { errorDetailOf } from '../error-detail.ts';
import { fetchBaseMap } from '../fetch-base-map.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { ErrorDetail } from '../widget-events.ts';
import { type GuestState, signedOnGuest } from './guest-state.ts';
import '../late-styles.css';

export interface GuestDeskOptions {
  readonly gatewayOrigin: string;
  readonly store: StoreApi<GuestState>;
  readonly transport: Transport;
  readonly attributes: () => WidgetAttributes;
  readonly onCatalog: (catalog: Catalog) => void;
  readonly onError: (detail: ErrorDetail) => void;
}

/** What a guest needs beyond typing two places: what can be booked, and to be known. */
export interface GuestDesk {
  /** Fetches what can be booked; after a failure too. */
  loadStartup(): Promise<void>;
  /** Fetches the picture behind the route. Nothing of the booking depends on it, so nobody hears of a failure. */
  loadBaseMap(): Promise<void>;
  /** Signs the guest on unless that is done; answers whether a booking may go on. */
  ensureSignedOn(): Promise<boolean>;
  /** The page gave another token: whoever was signed on is no longer meant. */
  signOnAnew(): Promise<void>;
}

/** Only the gateway's own "no" is a refusal; whatever else went wrong may go right the next time. */
const isRefusal = (error: unknown): error is GatewayError => error instanceof GatewayError && !error.isTransient;

export const createGuestDesk = ({
  gatewayOrigin,
  store,
  transport,
  attributes,
  onCatalog,
  onError,
}: GuestDeskOptions): GuestDesk => {
  let newest = 0;

  const exchange = async (): Promise<boolean> => {
    const { partner, token } = attributes();
    if (!partner || !token) {
      onError({ code: 'attributes', message: 'songwai-booking needs the attributes "partner" and "token" to book' });
      return false;
    }
    newest += 1;
    const turn = newest;
    try {
      const { guest } = await signOn(transport, { partnerId: partner, token });
      // The answer to a token that the page has replaced meanwhile says nothing about the present one.
      if (turn !== newest) return false;
      store.setState({ signOn: { status: 'signedOn', guest } });
      return true;
    } catch (error) {
      if (turn !== newest) return false;
      store.setState({ signOn: { status: isRefusal(error) ? 'refused' : 'unreachable' } });
      onError(
        isRefusal(error)
          ? { code: 'signon', message: error.message, reason: String(error.reply['reason'] ?? error.code) }
          : errorDetailOf(error),
      );
      return false;
    }
  };

  return {
    loadStartup: async () => {
      try {
        const startup = await fetchStartup(transport);
        store.setState({ startup, hasStartupFailed: false });
        onCatalog(startup.catalog);
      } catch (error) {
        store.setState({ hasStartupFailed: true });
        onError(errorDetailOf(error));
      }
    },
    loadBaseMap: async () => store.setState({ baseMap: await fetchBaseMap(gatewayOrigin) }),
    ensureSignedOn: async () => signedOnGuest(store.getState()) !== null || (await exchange()),
    signOnAnew: async () => {
      store.setState({ signOn: { status: 'signedOff' } });
      await exchange();
    },
  };
};
