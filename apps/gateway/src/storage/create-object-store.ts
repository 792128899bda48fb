import type { StorageConfig } from '../config/storage.ts';
import type { SpaceWatch } from '../database/space-watch.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { watchFolderSpace } from './watch-folder-space.ts';

/** The object store of this deployment, a function that closes it, and for a folder whether its disk has space. The S3 client is large, so it is imported only where a bucket is configured. */
export async function createObjectStore(
  config: StorageConfig,
  log: { warn(fields: object, message: string): void },
): Promise<{ readonly store: ObjectStore; readonly space?: SpaceWatch; readonly close: () => void }> {
  if (config.kind === 'folder')
    return { ...watchFolderSpace(createFolderStore(config.directory), config.directory), close: () => undefined };
  const { createS3Store } = await import('./s3-store.ts');
  const store = createS3Store({ place: config.place, log });
  return { store, close: store.close };
}
