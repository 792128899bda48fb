import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../basics/clock.ts';
import { createGuid } from '../../basics/ids.ts';
import { createOwnedStorage, type Owner } from '../../basics/storage/owned-storage.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import { mostDropsPerTrip } from '../bulk-limits.ts';
import type { FileOrder } from './file-order.ts';

export interface FileOrderState extends FileOrder {
  /** False until the storage was read. */
  readonly isRestored: boolean;
}

/** The choices for all trips of a file, on their way into its booking. */
export interface FileOrderFlow {
  readonly store: StoreApi<FileOrderState>;
  /** Reads the person's choices of an earlier visit. Another user's are not shown. */
  restore(owner?: Owner): Promise<void>;
  change(choices: Partial<Omit<FileOrder, 'guid'>>): void;
  /** Another file, or one that has been started: the next booking is a new one. The pick-up and the other choices stay. */
  renew(): void;
}

export interface FileOrderFlowOptions {
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly storage: ExpiringStorage;
  readonly onError?: (error: unknown) => void;
}

/** Increase it when older choices can no longer be read. */
const version = 1;

/** Creates the choices for files of one page; they survive a reload. */
export function createFileOrderFlow({ clock, random, storage, onError }: FileOrderFlowOptions): FileOrderFlow {
  const newGuid = () => createGuid(clock(), random);
  const empty: FileOrder = {
    ...{ pickUp: null, vehicleId: null, isGrouped: true, mostDrops: mostDropsPerTrip, paymentType: null, pickUpAt: null },
    guid: newGuid(),
  };
  const store = createStore<FileOrderState>(() => ({ ...empty, isRestored: false }));
  const form = {
    key: `${privatePrefix}bulk.order`,
    version,
    takeUp: (stored: FileOrder, fresh: FileOrder) => ({ ...fresh, ...stored }),
  };
  const stored = createOwnedStorage<FileOrder>(storage, form, onError);
  let owner: Owner = null;

  const save = () => {
    const { isRestored: _, ...order } = store.getState();
    void stored.save(owner, order);
  };

  return {
    store,
    restore: async (next = null) => {
      if (owner !== null && owner !== next) store.setState({ ...empty, guid: newGuid(), isRestored: false });
      owner = next;
      const restored = store.getState().isRestored ? null : await stored.load(owner, empty);
      if (owner === next) store.setState({ ...restored, isRestored: true });
    },
    change: (choices) => {
      store.setState(choices);
      save();
    },
    renew: () => {
      store.setState({ guid: newGuid() });
      save();
    },
  };
}
