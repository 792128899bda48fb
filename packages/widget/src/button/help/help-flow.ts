import { call } from '@songwai/core/gateway/call';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { StartupData } from '@songwai/core/startup/calls';
import { initDataV3 } from '@songwai/core/startup/routes.generated';
import { fetchTracking } from '@songwai/core/tracking/calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface HelpState {
  /** When and at which number people answer; null until known. */
  readonly support: Pick<StartupData, 'supportPhone' | 'supportHours'> | null;
  /** `unread`: there is one, of which the gateway could not say more. Null: none, or one that is over for long. */
  readonly job: TrackedJob | 'unread' | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

export interface HelpFlow {
  readonly store: StoreApi<HelpState>;
  /** Also again, after a failure. Never rejects. */
  load(): Promise<void>;
  dispose(): void;
}

interface HelpFlowOptions {
  readonly transport: Transport;
  /** Of the delivery that the page, or the button, knows; empty for none. */
  readonly trackingId: () => string;
  readonly onError: (error: unknown) => void;
}

/** What help says: who answers when, and how the delivery is. */
export const createHelpFlow = ({ transport, trackingId, onError }: HelpFlowOptions): HelpFlow => {
  const store = createStore<HelpState>(() => ({ support: null, job: null, isLoading: true, hasFailed: false }));
  let newest = 0;

  const findJob = async (): Promise<HelpState['job']> => {
    const id = trackingId();
    if (!id) return null;
    try {
      return await fetchTracking(transport, id);
    } catch (error) {
      // An unknown link, or one that is closed by now, leads nowhere.
      if (error instanceof GatewayError && !error.isTransient) return null;
      onError(error);
      return 'unread';
    }
  };

  const load = async (): Promise<void> => {
    newest += 1;
    const turn = newest;
    store.setState({ isLoading: true });
    try {
      const [{ appData }, job] = await Promise.all([call(transport, initDataV3), findJob()]);
      if (turn === newest) store.setState({ support: appData, job, isLoading: false, hasFailed: false });
    } catch (error) {
      if (turn !== newest) return;
      store.setState({ isLoading: false, hasFailed: true });
      onError(error);
    }
  };

  return {
    store,
    load,
    dispose() {
      newest += 1;
    },
  };
};
