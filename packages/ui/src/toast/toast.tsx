import type { ReactNode } from 'react';
import type { Tone } from '../banner/banner.tsx';

/** One temporary message. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
  /** A button for the suggested action. */
  readonly action?: ReactNode;
  /** How long it stays; `null` until dismissed. By default an error or a message with an action stays, any other 6 s. */
  readonly durationMs?: number | null | undefined;
}

/** The stack's own texts. */
export interface ToastTexts {
  readonly region: string;
  readonly dismiss: string;
  /** Label of the button that stops a message's timer. */
  readonly keep: string;
}

/** More messages would cover the page; the rest waits. */
export const MOST_TOASTS = 4;

/** How long a message stays in ms; `null` until dismissed, by default for an error or a message with an action. */
export function durationOf({ tone, action, durationMs }: Toast): number | null {
  if (durationMs !== undefined) return durationMs;
  return tone === 'danger' || action ? null : 6000;
}

/** Adds a message at the front. If there are too many, removes the oldest that has a timer. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const all = [toast, ...toasts];
  if (all.length <= MOST_TOASTS) return all;
  const oldest = all.findLastIndex((other, index) => index > 0 && durationOf(other) !== null);
  return oldest < 0 ? all : all.toSpliced(oldest, 1);
}
