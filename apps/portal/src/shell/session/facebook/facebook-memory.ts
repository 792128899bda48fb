import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { FacebookApp } from './facebook-sdk.ts';

const key = 'facebook';

/** `isIn`: the sign-in or the joining that began at Facebook is over. */
interface Memory {
  readonly app: FacebookApp;
  readonly isIn: boolean;
}

/** That somebody came here by Facebook, until they sign out, also after a reload: the app, and nothing of the person. */
export const facebookMemory = (storage: KeyValueStorage) => {
  const load = async () => JSON.parse((await storage.get(key)) ?? 'null') as Memory | null;
  const save = (memory: Memory) => storage.set(key, JSON.stringify(memory));
  return {
    /** At Facebook's answer: whoever is new there may still have a form to fill in. */
    begin: (app: FacebookApp): Promise<void> => save({ app, isIn: false }),
    /** Once somebody is signed in. */
    confirm: async (): Promise<void> => {
      const memory = await load();
      if (memory?.isIn === false) await save({ ...memory, isIn: true });
    },
    /** The app to sign out of; null if nobody was signed in by it. */
    take: async (): Promise<FacebookApp | null> => {
      const memory = await load();
      if (!memory?.isIn) return null;
      await storage.remove(key);
      return memory.app;
    },
  };
};
