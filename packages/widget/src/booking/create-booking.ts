import { createTransport } from '@songwai/core/gateway/create-transport';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { whenIdle } from '@songwai/features/shared/when-idle';
import type { StoreApi } from 'zustand/vanilla';
import { errorDetailOf } from '../error-detail.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { BookedDetail, ErrorDetail } from '../widget-events.ts';
import { createWidgetStorage } from '../widget-storage.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import type { GuestDesk } from './guest-desk.ts';
import { createGuestStore, type GuestState, signedOnGuest } from './guest-state.ts';

export interface BookingOptions {
  readonly gatewayOrigin: string;
  readonly attributes: WidgetAttributes;
  readonly window: Window & typeof globalThis;
  readonly onBooked: (detail: BookedDetail) => void;
  readonly onError: (detail: ErrorDetail) => void;
}

/** What the element's view is drawn from. */
export interface Booking {
  readonly gatewayOrigin: string;
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly guest: StoreApi<GuestState>;
  /** Asks for the start-up data again after a failure. */
  readonly retry: () => Promise<void>;
  /** Signs the guest on unless that is done; answers whether a booking may go on. */
  readonly ensureSignedOn: () => Promise<boolean>;
  readonly update: (attributes: WidgetAttributes) => void;
  readonly dispose: () => void;
}

/** The element's composition root: transport, guest and order, made once per element. */
export const createBooking = (options: BookingOptions): Booking => {
  const { gatewayOrigin, window, onError } = options;
  let attributes = options.attributes;
  const guest = createGuestStore();
  const transport = createTransport(
    widgetTransportOptions({
      gatewayOrigin,
      attributes: () => attributes,
      guest: () => signedOnGuest(guest.getState()),
      onSessionEnd: () => {
        guest.setState({ signOn: { status: 'refused' } });
        onError({ code: 'signon', message: 'The session has ended', reason: 'session_ended' });
      },
    }),
  );
  const flow = createOrderFlow({
    transport,
    clock: Date.now,
    random: () => (window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    storage: createWidgetStorage(() => window.localStorage),
    channel: attributes.partner || 'widget',
    onBooked: ({ jobId, trackingId }) => options.onBooked({ jobId, trackingId }),
    onError: (error) => window.reportError(error),
  });
  const search = createPlaceSearch({ transport });

  let desk: GuestDesk | null = null;
  /** Null where its code did not arrive: the host is told, and the next need fetches it again. */
  const getDesk = async (): Promise<GuestDesk | null> => {
    try {
      const { createGuestDesk } = await import('./guest-desk.ts');
      desk ??= createGuestDesk({
        gatewayOrigin,
        store: guest,
        transport,
        attributes: () => attributes,
        onCatalog: flow.offerCatalog,
        onError,
      });
    } catch (error) {
      onError(errorDetailOf(error));
    }
    return desk;
  };

  const loadStartup = async (): Promise<void> => {
    const present = await getDesk();
    if (present) await present.loadStartup();
    else guest.setState({ hasStartupFailed: true });
  };
  const ensureSignedOn = async (): Promise<boolean> => (await getDesk())?.ensureSignedOn() ?? false;

  void flow.restore();
  // Nobody can choose a vehicle or book before the stops are in use: those come first.
  const callOff = whenIdle(() => {
    void loadStartup();
    void ensureSignedOn();
    void getDesk().then((present) => present?.loadBaseMap());
  });

  return {
    gatewayOrigin,
    flow,
    search,
    guest,
    retry: loadStartup,
    ensureSignedOn,
    update(next) {
      const isNewToken = next.token !== attributes.token;
      attributes = next;
      if (isNewToken && next.token) void getDesk().then((present) => present?.signOnAnew());
    },
    dispose() {
      callOff();
      flow.dispose();
      search.dispose();
    },
  };
};
