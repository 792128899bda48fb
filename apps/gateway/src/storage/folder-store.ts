import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { mediaTypeOfKey, requireKeyOfType } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';

/** Syncs a folder's entries; otherwise a power failure may lose the name of a file whose content is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder with its parents, and syncs each folder that got a new entry. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let made = folder; made.length >= firstMade.length; made = path.dirname(made)) await syncFolder(path.dirname(made));
}

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Stores objects as files in a folder. A file is written under a temporary name, synced and then renamed, so that no reader sees a partial
 * file. Keys cannot point outside the folder (`object-key.ts`).
 *
 * @param root absolute path; created with the first object.
 */
export function createFolderStore(root: string): ObjectStore {
  const fileOf = (key: string): string => {
    mediaTypeOfKey(key);
    return path.join(root, ...key.split('/'));
  };
  return {
    put: async (key, content, mediaType) => {
      requireKeyOfType(key, mediaType);
      const file = fileOf(key);
      const folder = path.dirname(file);
      await makeFolder(folder);
      // Begins with a dot, unlike any key.
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    get: async (key) => {
      const mediaType = mediaTypeOfKey(key);
      try {
        const handle = await open(fileOf(key), 'r');
        return { content: handle.createReadStream(), mediaType };
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
    },
  };
}
