import { readTrouble } from './database-trouble.ts';

/** Whether the disk was full, and detection of when there is space again. */
export interface SpaceWatch {
  /** Called with every error; those that are not about disk space are ignored. */
  note(error: unknown): void;
  /** @throws the trial's error if it has another cause. */
  hasRoom(): Promise<boolean>;
}

/** @param tryToWrite writes about as much as a call and deletes it again; called only after the disk was found full. */
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
