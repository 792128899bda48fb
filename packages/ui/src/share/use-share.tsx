import { useState } from 'react';

/** What is passed on. */
export interface Shared {
  readonly url: string;
  /** Goes with the address into the device's own sharing. */
  readonly title: string;
  /** A sentence before the address. */
  readonly text?: string | undefined;
}

/** The outcome. `failed`: neither the device's sharing nor the clipboard worked. */
export type ShareOutcome = 'none' | 'shared' | 'copied' | 'failed';

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Whether this device has a sharing of its own that would take it. */
export function canShare(shared: Shared): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(shared as ShareData);
}

/** Passes an address on by the device's own sharing; where there is none, or it refuses, by the clipboard. */
export function useShare(shared: Shared) {
  const [outcome, setOutcome] = useState<ShareOutcome>('none');

  const copy = async () => {
    try {
      // On a page without a secure context there is no clipboard at all.
      if (!navigator.clipboard) throw new Error('no clipboard');
      await navigator.clipboard.writeText(shared.url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  const share = async () => {
    if (!canShare(shared)) return copy();
    try {
      await navigator.share(shared as ShareData);
      setOutcome('shared');
    } catch (error) {
      // Closing the device's sheet rejects as well; nothing has gone wrong then.
      if (isAbort(error)) setOutcome('none');
      else await copy();
    }
  };

  return { outcome, share, forget: () => setOutcome('none') };
}
