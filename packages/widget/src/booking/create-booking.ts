import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';
import type { StoreApi } from 'zustand/vanilla';
import type { SongwaiBooking } from '../elements/songwai-booking.ts';
import { errorDetailOf } from '../loader/error-detail.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { Emit } from '../widget-events.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { guestOfToken } from './guest-of-token.ts';
import type { GuestSession } from './guest-session.ts';
import { createGuestStore, type GuestState, signedOnGuest } from './guest-state.ts';

export interface BookingOptions {
  readonly gatewayOrigin: string;
  readonly attributes: WidgetAttributes;
  readonly window: Window & typeof globalThis;
  readonly emit: Emit;
  /** The element itself, as it stands in the host's page. */
  readonly host: SongwaiBooking;
}

/** The state that the element's view renders. */
export interface Booking {
  readonly gatewayOrigin: string;
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  /** Resolves when the draft of an earlier visit has been read, and what the page knows is filled in. */
  readonly restored: Promise<unknown>;
  readonly guest: StoreApi<GuestState>;
  /** Shows a delivery in the host page's tracking element; false if there is none. */
  readonly onTrack: (trackingId: string) => boolean;
  /** Requests the start-up data again after a failure. */
  readonly retry: () => Promise<void>;
  /** Fills the order with what the page says of it. Never rejects. */
  readonly fillFromPage: () => Promise<void>;
  /** The page lets its guest look, not change. */
  readonly isReadOnly: () => boolean;
  /** See `GuestSession`. */
  readonly ensureSignedOn: GuestSession['ensureSignedOn'];
  readonly signOut: () => Promise<void>;
  readonly update: (attributes: WidgetAttributes) => void;
  readonly dispose: () => void;
}

/** Attributes that say something of the order. */
const pageAttributes = /^(?:pick-up|sender|stops|vehicle|note|reference|metadata)/;

/** The element's composition root: transport, guest and order, made once per element. */
export const createBooking = (options: BookingOptions): Booking => {
  const { gatewayOrigin, window, emit } = options;
  let attributes = options.attributes;
  const guest = createGuestStore();
  let guestSession: GuestSession | null = null;
  const gateway = createTransport(
    widgetTransportOptions({
      gatewayOrigin,
      attributes: () => attributes,
      guest: () => signedOnGuest(guest.getState()),
      // Only the guest's session begins one.
      onSessionEnd: () => guestSession?.end(),
    }),
  );
  const transport: Transport = {
    call: async (request) => {
      try {
        return await gateway.call(request);
      } catch (error) {
        if (!guestSession) throw error;
        return guestSession.repeat(error, () => gateway.call(request));
      }
    },
  };
  const { crypto, indexedDB } = window;
  const storage = lazyPrivateStorage({ open: () => window.localStorage, clock: Date.now, crypto, indexedDB });
  const flow = createOrderFlow({
    transport,
    clock: Date.now,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    storage,
    channel: attributes.partner || 'widget',
    // What has to be paid first counts as booked when it is paid; the part for payments reports that.
    onBooked: ({ jobId, trackingId, payment }) => payment || emit('songwai:booked', { jobId, trackingId }),
  });
  // Without the guest's session: places are the same for everyone, and so no browser asks first whether it may send its header.
  const search = createPlaceSearch({
    transport: createTransport(widgetTransportOptions({ gatewayOrigin, attributes: () => attributes })),
  });

  /** Null if its code could not be loaded: the host gets an event, and the next use loads it again. */
  const getGuestSession = async (): Promise<GuestSession | null> => {
    try {
      const { createGuestSession } = await import('./guest-session.ts');
      guestSession ??= createGuestSession({
        gatewayOrigin,
        host: options.host,
        store: guest,
        transport,
        attributes: () => attributes,
        flow,
        emit,
      });
    } catch (error) {
      emit('songwai:error', errorDetailOf(error));
    }
    return guestSession;
  };

  const loadStartup = async (): Promise<void> => {
    const present = await getGuestSession();
    if (present) await present.loadStartup();
    else guest.setState({ hasStartupFailed: true });
  };
  const ensureSignedOn = async (isReviewed?: boolean): Promise<boolean> =>
    (await getGuestSession())?.ensureSignedOn(isReviewed) ?? false;

  const fillFromPage = async (): Promise<void> => {
    const { host } = options;
    if (!host.getAttributeNames().some((name) => pageAttributes.test(name))) return;
    try {
      const { fillFromPage: fill } = await import('./page/page-prefill.ts');
      const onProblem = (message: string) => emit('songwai:error', { code: 'attributes', message });
      await fill({ page: host, guest: signedOnGuest(guest.getState()), flow, onProblem });
    } catch (error) {
      emit('songwai:error', errorDetailOf(error));
    }
  };
  const recognise = () => flow.restore(guestOfToken(attributes.token));
  const restored = Promise.all([recognise(), fillFromPage()]);
  // Vehicles and booking are needed only after the stops, so they load later.
  const callOff = whenIdle(() => {
    void loadStartup();
    void getGuestSession().then((present) => Promise.all([present?.signOnEarly(), present?.loadBaseMap()]));
    // A failed load is tried again with the first change.
    storage.open().catch(() => undefined);
  });

  return {
    gatewayOrigin,
    flow,
    search,
    restored,
    guest,
    onTrack: (trackingId) => guestSession?.showTracking(trackingId) ?? false,
    retry: loadStartup,
    fillFromPage,
    isReadOnly: () => options.host.readOnly,
    signOut: async () => (await getGuestSession())?.signOut(),
    ensureSignedOn,
    update(next) {
      const isNewToken = next.token !== attributes.token;
      const isNewLanguage = next.language !== attributes.language;
      attributes = next;
      if (isNewLanguage) flow.followLanguage();
      void fillFromPage();
      if (!isNewToken) return;
      // Without a token the guest has signed out of the partner's page.
      if (!next.token) {
        guest.setState({ signOn: { status: 'signedOff' } });
        flow.clear();
      }
      void recognise();
      void getGuestSession().then((present) => present?.signOnAnew());
    },
    dispose() {
      callOff();
      flow.dispose();
      search.dispose();
    },
  };
};
