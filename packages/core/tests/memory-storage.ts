import type { PrivateStorage } from '../src/basics/storage/private-storage.ts';

export const createMemoryStorage = (
  entries: Record<string, string> = {},
): PrivateStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};
