import type { Ground } from '../platform/platform.ts';
import { createObjectStore } from '../storage/create-object-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Where photos and documents are kept. */
export async function composeStorage({ app, config, log, spaces }: Ground): Promise<ObjectStore> {
  const { store, close, space } = await createObjectStore(config.storage, log);
  if (space !== undefined) spaces.push(space);
  app.addHook('onClose', async () => close());
  return store;
}
