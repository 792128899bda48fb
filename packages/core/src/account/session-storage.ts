import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import type { User } from './session-state.ts';

const storageKey = 'songwai.session';
const version = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What cannot be read is as good as not there: the visitor signs in again.
    return null;
  }
};

/** A user of an earlier visit, or null for anything that does not look like one. */
const readUser = (kept: unknown): User | null => {
  if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['user'])) return null;
  const { user } = kept;
  const texts = ['userId', 'userName', 'phone', 'firstName', 'lastName', 'sessionToken', 'channel', 'confirmPhone'];
  const isWhole =
    texts.every((name) => typeof user[name] === 'string') &&
    Number.isInteger(user['walletSatang']) &&
    user['sessionToken'] !== '';
  if (!isWhole) return null;
  // Kept by a version that knew of no members, it acts for nobody until the gateway has been asked again.
  return { ...(user as unknown as User), company: (user['company'] as User['company'] | undefined) ?? null };
};

/** The signed-in user between visits. The storage that is handed in decides whether it is encrypted. */
export const createSessionStorage = (storage: KeyValueStorage) => ({
  load: async (): Promise<User | null> => readUser(parse((await storage.get(storageKey)) ?? 'null')),
  save: (user: User): Promise<void> => storage.set(storageKey, JSON.stringify({ version, user })),
  drop: (): Promise<void> => storage.remove(storageKey),
});
