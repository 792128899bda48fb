import { useState } from 'react';

/** The content to share. */
export interface Shared {
  readonly url: string;
  /** Passed to the device's share sheet with the URL. */
  readonly title: string;
  /** A sentence before the URL. */
  readonly text?: string | undefined;
}

/** The outcome. `failed`: neither the share sheet nor the clipboard worked. */
export type ShareOutcome = 'none' | 'shared' | 'copied' | 'failed';

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Whether this device has a share sheet that accepts the content. */
export function canShare(shared: Shared): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(shared as ShareData);
}

/** Shares a URL with the device's share sheet; without one, or if it refuses, copies it to the clipboard. */
export function useShare(shared: Shared) {
  const [outcome, setOutcome] = useState<ShareOutcome>('none');

  const copy = async () => {
    try {
      // In an insecure context there is no clipboard API.
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
      // Closing the share sheet also rejects, but is no failure.
      if (isAbort(error)) setOutcome('none');
      else await copy();
    }
  };

  return { outcome, share, forget: () => setOutcome('none') };
}
