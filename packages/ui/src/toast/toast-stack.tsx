import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { Tone } from '../banner/banner.tsx';
import { ToastCard } from './toast-card.tsx';
import { useToastFocus } from './use-toast-focus.ts';
import { MOST_TOASTS } from './with-toast.ts';
import './toast-stack.css';

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

export interface ToastStackProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly texts: {
    readonly region: string;
    readonly dismiss: string;
    /** Stops the clock of one that would go by itself. */
    readonly keep: string;
  };
}

/**
 * Passing messages at the top right (top, on a phone). The clocks of all stop while one is pointed at or focused, and for good
 * where "keep" was pressed. F6 goes to them and back.
 */
export function ToastStack({ toasts, onDismiss, texts }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  const { isHeld, holdProps, giveFocusOn } = useToastFocus(stack);

  const handleDismiss = (id: string, card: HTMLElement | null) => {
    giveFocusOn(card);
    onDismiss(id);
  };

  return (
    <section ref={stack} className="sw-toasts" aria-label={texts.region} tabIndex={-1} {...holdProps}>
      {/* It stands before the first message does, or a reader would miss that one. */}
      <ol className="sw-toasts__list" aria-live="polite" aria-relevant="additions text">
        {toasts.slice(0, MOST_TOASTS).map((toast) => (
          <ToastCard key={toast.id} {...{ toast, texts, isHeld }} onDismiss={handleDismiss} />
        ))}
      </ol>
    </section>
  );
}
