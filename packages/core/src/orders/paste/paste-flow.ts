import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { readPastedStops } from '../../places/paste/paste-calls.ts';
import type { Place } from '../../places/place.ts';
import { createStop, type OrderDraft } from '../draft/draft.ts';
import type { OrderFlow } from '../order-state.ts';
import { placePasted } from './place-pasted.ts';
import { type ReviewedStop, type ReviewPatch, reviewStop } from './reviewed-stop.ts';

export interface PasteState {
  readonly text: string;
  /** `typing`: the text is changed; `review`: `stops` are those of the text. */
  readonly status: 'typing' | 'reading' | 'review' | 'empty' | 'failed';
  readonly stops: readonly ReviewedStop[];
  readonly error: GatewayError | null;
}

export interface AppliedPaste {
  readonly placed: number;
  /** Did not fit into ten stops. */
  readonly left: number;
  /** Puts the stops back as they were before. */
  undo(): void;
}

/** A pasted text on its way into an order. The text is in the view's memory only, and goes with it. */
export interface PasteFlow {
  readonly store: StoreApi<PasteState>;
  type(text: string): void;
  /** Reads the text; the newest reading wins. */
  read(): Promise<void>;
  /** Back to the text. */
  editText(): void;
  choosePlace(key: string, place: Place): void;
  patch(key: string, change: ReviewPatch): void;
  remove(key: string): void;
  /** The index in the route of each stop under review; null for one that does not fit. */
  indexes(): readonly (number | null)[];
  /** Puts the stops into the order. */
  apply(): AppliedPaste;
  dispose(): void;
}

export interface PasteFlowOptions {
  readonly transport: Transport;
  readonly order: Pick<OrderFlow, 'store' | 'patch' | 'leaveMode'>;
  readonly text: string;
  /** The stop in whose search the text was pasted. */
  readonly firstKey: string | null;
  readonly clock: () => number;
  readonly random: () => number;
}

/** The review of one pasted text. The view creates and disposes it. */
export const createPasteFlow = (options: PasteFlowOptions): PasteFlow => {
  const { transport, order, clock, random } = options;
  const store = createStore<PasteState>(() => ({ text: options.text, status: 'typing', stops: [], error: null }));
  let reading = new AbortController();

  const change = (key: string, edit: (stop: ReviewedStop) => ReviewedStop) =>
    store.setState(({ stops }) => ({ stops: stops.map((stop) => (stop.key === key ? edit(stop) : stop)) }));

  const place = (draft: OrderDraft) =>
    placePasted(draft, store.getState().stops, {
      firstKey: options.firstKey,
      createStop: () => createStop(clock(), random),
    });

  const read = async () => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const { text } = store.getState();
    if (text.trim() === '') return;
    store.setState({ status: 'reading', error: null });
    try {
      const stops = (await readPastedStops(transport, { text, signal })).map(reviewStop);
      if (!signal.aborted) store.setState({ stops, status: stops.length > 0 ? 'review' : 'empty' });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ status: 'failed', error });
    }
  };

  return {
    store,
    type: (text) => {
      reading.abort();
      store.setState({ text, status: 'typing', error: null });
    },
    read,
    editText: () => store.setState({ status: 'typing' }),
    choosePlace: (key, chosen) => change(key, (stop) => ({ ...stop, place: chosen, isPlaceChosen: true })),
    patch: (key, patch) => change(key, (stop) => ({ ...stop, ...patch })),
    remove: (key) =>
      store.setState(({ stops }) => {
        const left = stops.filter((stop) => stop.key !== key);
        return { stops: left, status: left.length > 0 ? 'review' : 'typing' };
      }),
    indexes: () => place(order.store.getState().draft).indexes,
    apply: () => {
      const { draft: before } = order.store.getState();
      const { draft, indexes } = place(before);
      order.patch({ stops: draft.stops, extraIds: draft.extraIds });
      order.leaveMode();
      const placed = indexes.filter((index) => index !== null).length;
      const { stops, extraIds, paymentPoint } = before;
      return {
        placed,
        left: indexes.length - placed,
        undo: () => order.patch({ stops, extraIds, paymentPoint }),
      };
    },
    dispose: () => reading.abort(),
  };
};
