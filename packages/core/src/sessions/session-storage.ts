import { type PrivateStorage, privatePrefix } from '../basics/storage/private-storage.ts';
import type { User } from './session-state.ts';
import { userFromWire } from './user-from-wire.ts';

/** Key of the signed-in user, which other tabs of the browser watch. */
export const sessionKey = `${privatePrefix}session`;

const version = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Treat unreadable data as absent: the visitor signs in again.
    return null;
  }
};

/** The user of an earlier visit; null if the data is malformed. */
const readUser = (stored: unknown): User | null => {
  if (!isRecord(stored) || stored['version'] !== version || !isRecord(stored['user'])) return null;
  const empty = userFromWire({});
  // What an older version did not store is empty until the gateway is asked again.
  const user: Readonly<Record<string, unknown>> = { ...empty, ...stored['user'] };
  const isWhole =
    Object.entries(empty).every(([name, value]) => value === null || typeof user[name] === typeof value) &&
    user['userId'] !== '' &&
    user['sessionToken'] !== '';
  return isWhole ? (user as unknown as User) : null;
};

/** The signed-in user between visits. */
export const createSessionStorage = (storage: PrivateStorage) => ({
  load: async (): Promise<User | null> => readUser(parse((await storage.get(sessionKey)) ?? 'null')),
  save: (user: User): Promise<void> => storage.set(sessionKey, JSON.stringify({ version, user })),
  drop: (): Promise<void> => storage.remove(sessionKey),
  /** Removes all other data of that user, too. */
  clear: (): Promise<void> => storage.clear(),
});
