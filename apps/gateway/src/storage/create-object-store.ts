import type { StorageConfig } from '../config/storage.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** The object store of this deployment, and what closes it. */
export function createObjectStore(
  config: StorageConfig,
  log: { warn(fields: object, message: string): void },
): { readonly store: ObjectStore; readonly close: () => void } {
  if (config.kind === 'folder') return { store: createFolderStore(config.directory), close: () => undefined };
  const store = createS3Store({ place: config.place, log });
  return { store, close: store.close };
}
