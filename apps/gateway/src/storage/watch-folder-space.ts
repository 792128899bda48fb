import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSpaceWatch, type SpaceWatch } from '../database/space-watch.ts';
import type { ObjectStore } from './object-store.ts';

const trialBytes = 1_048_576;

/** A folder store that detects a full disk. @param root absolute path of its folder. */
export function watchFolderSpace(store: ObjectStore, root: string): { readonly store: ObjectStore; readonly space: SpaceWatch } {
  const space = createSpaceWatch(async () => {
    // Begins with a dot, unlike any key.
    const trial = path.join(root, `.${randomUUID()}`);
    await mkdir(root, { recursive: true, mode: 0o700 });
    try {
      await writeFile(trial, Buffer.alloc(trialBytes), { mode: 0o600 });
    } finally {
      await rm(trial, { force: true });
    }
  });
  const put: ObjectStore['put'] = async (...object) => {
    try {
      await store.put(...object);
    } catch (error) {
      space.note(error);
      throw error;
    }
  };
  return { store: { ...store, put }, space };
}
