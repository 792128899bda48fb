import type { Clock } from '../../basics/clock.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { LineIdentity } from '../social/social-identity.ts';
import { emptyJoiningDraft, type JoiningDraft } from './joining-draft.ts';
import type { WaitingAccount } from './joining-state.ts';

const key = `${privatePrefix}joining`;
const version = 1;
/** As long as the draft of an order. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** A sign-up between visits: never its passwords, nor a token of Facebook's. */
export interface StoredJoining {
  readonly draft: JoiningDraft;
  readonly guid: string;
  readonly line: LineIdentity | null;
  readonly waiting: WaitingAccount | null;
}

interface JoiningStorageOptions {
  readonly storage: ExpiringStorage;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** The pending sign-up of this device. Signing out removes it with everything else in a private storage (spec §4). */
export const createJoiningStorage = ({ storage, clock, onError }: JoiningStorageOptions) => {
  /** A sign-up also works where nothing can be stored. */
  const attempt = async <T>(step: () => Promise<T>): Promise<T | null> => {
    try {
      return await step();
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return {
    load: () =>
      attempt(async (): Promise<StoredJoining | null> => {
        const stored: (StoredJoining & { readonly version: number }) | null = JSON.parse((await storage.get(key)) ?? 'null');
        if (stored?.version !== version) return null;
        const { line = null } = stored;
        const isOver = line !== null && line.endsAtMs <= clock().getTime();
        return { ...stored, line: isOver ? null : line, draft: { ...emptyJoiningDraft, ...stored.draft } };
      }),
    save: (joining: StoredJoining) => attempt(() => storage.set(key, JSON.stringify({ version, ...joining }), maxAgeMs)),
    drop: () => attempt(() => storage.remove(key)),
  };
};
