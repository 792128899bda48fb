import { createTransport } from '@songwai/core/gateway/create-transport';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { StartupData } from '@songwai/core/startup/calls';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { errorDetailOf } from '../error-detail.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { BookedDetail, ErrorDetail } from '../widget-events.ts';
import { createWidgetSession, type WidgetSession } from '../widget-session.ts';
import { createWidgetStorage } from '../widget-storage.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';

export interface BookingOptions {
  readonly gatewayOrigin: string;
  readonly attributes: WidgetAttributes;
  readonly window: Window & typeof globalThis;
  readonly onBooked: (detail: BookedDetail) => void;
  readonly onError: (detail: ErrorDetail) => void;
}

export interface StartupState {
  readonly data: StartupData | null;
  readonly hasFailed: boolean;
}

/** What the element's view is drawn from. */
export interface Booking {
  readonly gatewayOrigin: string;
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly session: WidgetSession;
  readonly startup: StoreApi<StartupState>;
  /** Asks for the start-up data again after a failure. */
  readonly retry: () => Promise<void>;
  /** Signs the guest on unless that is done; answers whether a booking may go on. */
  readonly ensureSignedOn: () => Promise<boolean>;
  readonly update: (attributes: WidgetAttributes) => void;
  readonly dispose: () => void;
}

/** The element's composition root: transport, session and order, made once per element. */
export const createBooking = (options: BookingOptions): Booking => {
  const { gatewayOrigin, window } = options;
  let attributes = options.attributes;
  const transport = createTransport(
    widgetTransportOptions({ gatewayOrigin, attributes: () => attributes, session: () => session }),
  );
  const session = createWidgetSession(() => transport);
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
  const startup = createStore<StartupState>(() => ({ data: null, hasFailed: false }));

  const loadStartup = async (): Promise<void> => {
    try {
      const { fetchStartup } = await import('@songwai/core/startup/calls');
      const data = await fetchStartup(transport);
      startup.setState({ data, hasFailed: false });
      flow.offerCatalog(data.catalog);
    } catch (error) {
      startup.setState({ hasFailed: true });
      options.onError(errorDetailOf(error));
    }
  };

  const ensureSignedOn = async (): Promise<boolean> => {
    if (session.sessionToken()) return true;
    if (!attributes.partner || !attributes.token) {
      options.onError({ code: 'attributes', message: 'songwai-booking needs the attributes "partner" and "token" to book' });
    }
    const isSignedOn = await session.signOn(attributes);
    const state = session.store.getState();
    if (state.status === 'refused') options.onError({ code: 'signon', message: state.message, reason: state.reason });
    if (state.status === 'unreachable') options.onError({ code: 'gateway', message: state.message });
    return isSignedOn;
  };

  void flow.restore();
  // Nobody can choose a vehicle or book before the stops are in use: those come first.
  const callOff = whenIdle(() => {
    void loadStartup();
    void ensureSignedOn();
  });

  return {
    gatewayOrigin,
    flow,
    search,
    session,
    startup,
    retry: loadStartup,
    ensureSignedOn,
    update(next) {
      const isNewToken = next.partner !== attributes.partner || next.token !== attributes.token;
      attributes = next;
      if (isNewToken) void session.signOn(next);
    },
    dispose() {
      callOff();
      flow.dispose();
      search.dispose();
    },
  };
};
