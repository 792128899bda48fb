import { createStore } from 'zustand/vanilla';
import type { LatLng } from '../basics/geo.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { findPlaceAt, suggestPlaces } from './calls.ts';
import type { PlaceSearch, PlaceSearchState } from './place-search-state.ts';

export interface PlaceSearchOptions {
  readonly transport: Transport;
  readonly debounceMs?: number;
  readonly startTimer?: StartTimer;
}

const emptySearch: PlaceSearchState = { query: '', status: 'idle', places: [], error: null };

/** The wire's limit, which a link to a map may reach; longer texts are cut. */
const queryMaxLength = 2_000;

/** The search of one field. The field's view creates and disposes it. */
export const createPlaceSearch = (options: PlaceSearchOptions): PlaceSearch => {
  const { transport, debounceMs = 120, startTimer: timer = startTimer } = options;
  const store = createStore<PlaceSearchState>(() => emptySearch);
  let near: LatLng | null = null;
  let stopCurrent = () => {};

  const ask = async (signal: AbortSignal) => {
    const query = store.getState().query.trim().slice(0, queryMaxLength);
    try {
      const places = await suggestPlaces(transport, { query, near, signal });
      if (!signal.aborted) store.setState({ places, status: places.length > 0 ? 'ready' : 'empty' });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ status: 'failed', error });
    }
  };

  const askAfter = (delayMs: number) => {
    stopCurrent();
    const controller = new AbortController();
    const cancelTimer = timer(() => void ask(controller.signal), delayMs);
    stopCurrent = () => {
      cancelTimer();
      controller.abort();
    };
    store.setState({ status: 'loading', error: null });
  };

  const reset = () => {
    stopCurrent();
    store.setState(emptySearch, true);
  };

  return {
    store,
    type: (query) => {
      if (query.trim() === '') {
        reset();
        store.setState({ query });
      } else {
        store.setState({ query });
        askAfter(debounceMs);
      }
    },
    lookFrom: (point) => {
      near = point;
    },
    retry: () => {
      if (store.getState().query.trim() !== '') askAfter(0);
    },
    reset,
    reverse: async (lat, lng) => {
      try {
        return await findPlaceAt(transport, { lat, lng });
      } catch (error) {
        if (error instanceof GatewayError && error.code === 404) return null;
        throw error;
      }
    },
    dispose: () => stopCurrent(),
  };
};
