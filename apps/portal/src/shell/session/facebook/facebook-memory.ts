import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { FacebookApp } from './facebook-sdk.ts';

const key = 'facebook';

/** That somebody signed in here by Facebook, until they sign out, also after a reload: the app, and nothing of the person. */
export const facebookMemory = (storage: KeyValueStorage) => ({
  save: (app: FacebookApp): Promise<void> => storage.set(key, JSON.stringify(app)),
  take: async (): Promise<FacebookApp | null> => {
    const stored = await storage.get(key);
    if (stored !== null) await storage.remove(key);
    return stored === null ? null : (JSON.parse(stored) as FacebookApp);
  },
});
