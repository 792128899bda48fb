import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useState } from 'react';

/** How the saving of one setting stands. */
export interface Saving {
  readonly isBusy: boolean;
  /** Tries the last change again; null unless it could not be saved. */
  readonly retry: (() => void) | null;
}

type States = Readonly<Record<string, 'busy' | (() => void)>>;

/** Settings that are each saved as soon as they are changed: several at a time, and each with its own failure. */
export interface Savings {
  /** By the setting's name. */
  of(name: string): Saving;
  /** Saves a change, unless one of the same setting is on its way. */
  save(name: string, work: () => Promise<void>): void;
  /** How many were saved, so that each can be announced. */
  readonly savedCount: number;
}

const without = (states: States, name: string): States =>
  Object.fromEntries(Object.entries(states).filter(([other]) => other !== name));

export const useSavings = (): Savings => {
  const [states, setStates] = useState<States>({});
  const [savedCount, setSavedCount] = useState(0);

  const run = async (name: string, work: () => Promise<void>) => {
    setStates((all) => ({ ...all, [name]: 'busy' }));
    try {
      await work();
      setStates((all) => without(all, name));
      setSavedCount((count) => count + 1);
    } catch (error) {
      setStates((all) => ({ ...all, [name]: () => void run(name, work) }));
      if (!(error instanceof GatewayError)) throw error;
    }
  };

  return {
    savedCount,
    of: (name) => {
      const state = states[name];
      return { isBusy: state === 'busy', retry: typeof state === 'function' ? state : null };
    },
    save: (name, work) => {
      if (states[name] !== 'busy') void run(name, work);
    },
  };
};
