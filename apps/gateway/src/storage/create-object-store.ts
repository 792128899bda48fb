import type { StorageConfig } from '../config/storage.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

/** The object store of this deployment, and what closes it. The client of S3 is read where there is a bucket: it is large. */
export async function createObjectStore(
  config: StorageConfig,
  log: { warn(fields: object, message: string): void },
): Promise<{ readonly store: ObjectStore; readonly close: () => void }> {
  if (config.kind === 'folder') return { store: createFolderStore(config.directory), close: () => undefined };
  const { createS3Store } = await import('./s3-store.ts');
  const store = createS3Store({ place: config.place, log });
  return { store, close: store.close };
}
