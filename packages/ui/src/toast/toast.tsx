import type { ReactNode } from 'react';
import type { Tone } from '../banner/banner.tsx';

/** One passing message. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What to do about it: a button. */
  readonly action?: ReactNode;
  /** How long it stays; `null` until dismissed. By default an error and what can be acted on stay, everything else 6 s. */
  readonly durationMs?: number | null | undefined;
}

/** What the stack says by itself. */
export interface ToastTexts {
  readonly region: string;
  readonly dismiss: string;
  /** Stops the clock of one that would go by itself. */
  readonly keep: string;
}

/** More than this many would cover the page; the rest waits. */
export const MOST_TOASTS = 4;

/** How long a message stays; `null`: until it is dismissed, as an error and what can be acted on do. */
export function durationOf({ tone, action, durationMs }: Toast): number | null {
  if (durationMs !== undefined) return durationMs;
  return tone === 'danger' || action ? null : 6000;
}

/** The messages with a new one before them. Where there are too many, the oldest of those that pass by themselves goes. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const all = [toast, ...toasts];
  if (all.length <= MOST_TOASTS) return all;
  const oldest = all.findLastIndex((other, index) => index > 0 && durationOf(other) !== null);
  return oldest < 0 ? all : all.toSpliced(oldest, 1);
}
