import type { PrivateStorage } from '../src/basics/storage/private-storage.ts';

export const createMemoryStorage = (
  entries: Record<string, string> = {},
): PrivateStorage & { readonly stored: Map<string, string> } => {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    get: async (key) => stored.get(key) ?? null,
    set: async (key, value) => void stored.set(key, value),
    remove: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  };
};
