import type { SessionFlow } from '@songwai/core/account/session-state';
import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';
import type { Language } from '@songwai/core/basics/language';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { TrackingFlow } from '@songwai/core/tracking/tracking-state';
import type { StoreApi } from 'zustand/vanilla';

/** What a page may use: made once in `main.tsx` and handed down by context. */
export interface Portal {
  readonly transport: Transport;
  readonly session: SessionFlow;
  readonly order: OrderFlow;
  readonly search: PlaceSearch;
  /** For what outlives a reload and is no secret. */
  readonly storage: KeyValueStorage;
  /** The language of the address bar; the transport sends it with every call. */
  readonly language: StoreApi<{ readonly language: Language }>;
  /** Set when the gateway ended the session (codes 130-133): the shell answers with the popup or the sign-in page. */
  readonly endedSession: StoreApi<{ readonly code: number | null }>;
  followJob(trackingId: string): TrackingFlow;
}
