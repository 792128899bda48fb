import type { Room } from '../platform/room.ts';
import { createObjectStore } from './create-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { StorageTables } from './tables.ts';

/** Where photos and documents are stored. */
export const storage: Room<object, { readonly store: ObjectStore }> = {
  name: 'storage',
  tables: ['photos', 'stale_objects'] satisfies readonly (keyof StorageTables)[],
  open: async ({ config, log }) => {
    const { store, close, space } = await createObjectStore(config.storage, log);
    return { offers: { store }, spaces: space === undefined ? [] : [space], whenClosed: close };
  },
};
