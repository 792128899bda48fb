import { readTrouble } from './database-trouble.ts';

/** Knows whether there was no room left to write, and finds out when there is again. */
export interface SpaceWatch {
  /** Called with every error; those that are not about disk space are ignored. */
  note(error: unknown): void;
  /** @throws what the trial fails with for another reason. */
  hasRoom(): Promise<boolean>;
}

/** @param tryToWrite takes about as much room as a call needs and gives it back; asked only after something found none. */
export function createSpaceWatch(tryToWrite: () => Promise<void>): SpaceWatch {
  let isFull = false;
  let timesFull = 0;
  const note = (error: unknown): void => {
    if (readTrouble(error) !== 'full') return;
    isFull = true;
    timesFull++;
  };
  return {
    note,
    hasRoom: async () => {
      if (!isFull) return true;
      const before = timesFull;
      try {
        await tryToWrite();
      } catch (error) {
        if (readTrouble(error) === 'full') return false;
        throw error;
      }
      // Another statement may have found the disk full meanwhile.
      isFull = timesFull !== before;
      return !isFull;
    },
  };
}
