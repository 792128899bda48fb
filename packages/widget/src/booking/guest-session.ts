import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { isSessionInvalid } from '@songwai/core/gateway/read-envelope';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { signOn } from '@songwai/core/partners/calls';
import { fetchStartup } from '@songwai/core/startup/calls';
import type { StoreApi } from 'zustand/vanilla';
import type { GetToken } from '../elements/songwai-booking.ts';
import { errorDetailOf } from '../loader/error-detail.ts';
import { fetchBaseMap } from '../map/fetch-base-map.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { Emit } from '../widget-events.ts';
import { announceOrder } from './announce-order.ts';
import { guestOfToken } from './guest-of-token.ts';
import { type GuestState, signedOnGuest } from './guest-state.ts';
import { hasTermsToAccept } from './guest-terms.ts';
import { showTracking } from './show-tracking.ts';
import '../styles/late-styles.css';

export interface GuestSessionOptions {
  readonly gatewayOrigin: string;
  /** The element itself, as it stands in the host's page. */
  readonly host: Element & { readonly getToken?: GetToken | null };
  readonly store: StoreApi<GuestState>;
  readonly transport: Transport;
  readonly attributes: () => WidgetAttributes;
  readonly flow: OrderFlow;
  readonly emit: Emit;
}

/** Start-up data and sign-on, which a guest needs beyond entering two places. */
export interface GuestSession {
  /** Loads the catalogue; also again after a failure. */
  loadStartup(): Promise<void>;
  /** Loads the base map. No booking depends on it, so a failure is not reported. */
  loadBaseMap(): Promise<void>;
  /**
   * Signs the guest on unless that is done, and with `isReviewed` accepts the terms of the review step; returns whether the booking may go on.
   * Reports missing attributes of the page.
   */
  ensureSignedOn(isReviewed?: boolean): Promise<boolean>;
  /** Signs on early; reports nothing, because the page may still set its attributes. */
  signOnEarly(): Promise<void>;
  /** The gateway has ended the session. */
  end(): void;
  /**
   * Repeats a call that was refused because the session has ended, once, after signing the guest on anew where the page can give another token.
   * @throws `error`, where that does not help
   */
  repeat<Reply>(error: unknown, call: () => Promise<Reply>): Promise<Reply>;
  /** Ends the session at the gateway, and drops what the guest typed. */
  signOut(): Promise<void>;
  /** The page changed or removed the token: signs the guest out. */
  signOnAnew(): Promise<void>;
  /** Shows a delivery in the host page's tracking element; false if there is none. */
  showTracking(trackingId: string): boolean;
}

/** Only an answer of the gateway is a refusal; other failures may be temporary. */
const isRefusal = (error: unknown): error is GatewayError => error instanceof GatewayError && !error.isTransient;

/** Needed where the page gives no token, and to sign out. */
const loadDevice = () => import('./device-guest.ts');

export const createGuestSession = (options: GuestSessionOptions): GuestSession => {
  const { store, transport, attributes, flow, emit, host } = options;
  let newest = 0;
  const fail = (error: unknown): void => emit('songwai:error', errorDetailOf(error));
  announceOrder(flow, emit);

  /** Without a token the guest may be one of this device, which only the gateway knows. */
  const missingNames = (): readonly string[] => {
    const { partner, token, demo } = attributes();
    if (partner || demo !== null) return [];
    return token || host.getToken ? ['partner'] : ['partner', 'token'];
  };
  /** The page's only token: a session that has ended cannot be renewed. */
  const hasOneToken = () => attributes().token && !host.getToken;

  /** A token that the page gives, by its attribute or on request. */
  const readToken = async (): Promise<string> => {
    if (!host.getToken) return attributes().token;
    const token = (await host.getToken()) ?? '';
    void flow.restore(guestOfToken(token));
    return token;
  };

  /** Shows the guest at each try why the booking is not possible. */
  const stop = (isReviewed?: boolean): false => {
    if (isReviewed) store.setState(({ bookingStopped = 0 }) => ({ bookingStopped: bookingStopped + 1 }));
    return false;
  };

  const reportMissing = (names: readonly string[]): void => {
    store.setState({ signOn: { status: 'missing', names } });
    const message = `songwai-booking cannot book without ${names.join(' and ')}`;
    emit('songwai:error', { code: 'attributes', message });
  };

  const exchange = async (isAsked?: boolean): Promise<boolean> => {
    const { partner } = attributes();
    newest += 1;
    const turn = newest;
    try {
      const token = await readToken();
      const signedOn = token
        ? await signOn(transport, { partnerId: partner, token })
        : await (await loadDevice()).signDeviceOn(transport, attributes(), isAsked);
      // The page has replaced the token meanwhile, so this answer is outdated.
      if (turn !== newest) return false;
      if (!signedOn) {
        // Nobody is signed in at the page, which matters once the guest wants to book.
        if (isAsked) reportMissing(['token']);
        return false;
      }
      store.setState({ signOn: { status: 'signedOn', partner, ...signedOn }, own: options, hasAgreed: false, consentAsked: 0 });
      flow.offerBooker(signedOn.guest);
      emit('songwai:sign-on', { partner });
      // Where they cannot be loaded, the form still books in cash.
      if (signedOn.guest.hasFullDay)
        import('./full-day/offer-full-day.tsx').then(({ offerFullDay }) => offerFullDay(options), fail);
      if (signedOn.guest.paymentTypes) import('./paying/offer-paying.tsx').then(({ offerPaying }) => offerPaying(options), fail);
      return true;
    } catch (error) {
      if (turn !== newest) return false;
      store.setState({ signOn: { status: isRefusal(error) ? 'refused' : 'unreachable' } });
      if (!isRefusal(error)) fail(error);
      else emit('songwai:error', { code: 'signon', message: error.message, reason: String(error.reply['reason'] ?? error.code) });
      return false;
    }
  };

  const signOnEarly = async (): Promise<void> => {
    // The page has removed the token meanwhile, so this answer is outdated.
    newest += 1;
    if (missingNames().length === 0 && signedOnGuest(store.getState()) === null) await exchange();
  };

  return {
    loadStartup: async () => {
      try {
        const startup = await fetchStartup(transport);
        store.setState({ startup, hasStartupFailed: false });
        flow.offerCatalog(startup.catalog);
      } catch (error) {
        store.setState({ hasStartupFailed: true });
        fail(error);
      }
    },
    loadBaseMap: async () => store.setState({ baseMap: await fetchBaseMap(options.gatewayOrigin) }),
    ensureSignedOn: async (isReviewed) => {
      if (signedOnGuest(store.getState()) === null) {
        const names = missingNames();
        if (names.length > 0) {
          reportMissing(names);
          return stop(isReviewed);
        }
        if (!(await exchange(true))) return stop(isReviewed);
      }
      if (!isReviewed || !hasTermsToAccept(store.getState())) return true;
      try {
        const { agreeToTerms } = await import('./agree-to-terms.ts');
        return await agreeToTerms({ store, transport });
      } catch (error) {
        fail(error);
        return false;
      }
    },
    signOnEarly,
    end: () => {
      if (!hasOneToken()) return;
      store.setState({ signOn: { status: 'refused' } });
      emit('songwai:error', { code: 'signon', message: 'The session has ended', reason: 'session_ended' });
    },
    repeat: async (error, call) => {
      const before = signedOnGuest(store.getState());
      const isOver = error instanceof GatewayError && isSessionInvalid(error) && before !== null;
      if (!isOver || hasOneToken()) throw error;
      store.setState({ signOn: { status: 'signedOff' } });
      // Nothing of one guest is done in the name of another one who has signed in at the page meanwhile.
      if (!(await exchange()) || signedOnGuest(store.getState())?.userName !== before.userName) throw error;
      return call();
    },
    signOut: async () => {
      const isSignedOn = signedOnGuest(store.getState()) !== null;
      newest += 1;
      flow.clear();
      try {
        // With the session's token, so before it is forgotten.
        await (await loadDevice()).leaveDevice(transport, attributes().partner, isSignedOn);
      } catch (error) {
        fail(error);
      }
      store.setState({ signOn: { status: 'signedOff' } });
    },
    showTracking: (trackingId) => showTracking(options.host, trackingId),
    signOnAnew: async () => {
      store.setState({ signOn: { status: 'signedOff' } });
      await signOnEarly();
    },
  };
};
