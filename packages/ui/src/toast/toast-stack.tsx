import { useRef } from 'react';
import type { Toast, ToastTexts } from './toast.tsx';
import { MOST_TOASTS } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';
import { useToastFocus } from './use-toast-focus.ts';
import '../banner/tone.css';
import '../floating-card/floats.css';
import './toast-stack.css';

export interface ToastStackProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly texts: ToastTexts;
}

/**
 * Temporary messages at the top right (on a phone, at the top). Pointing at or focusing one pauses all timers; "keep" stops its
 * message's timer for good. F6 moves the focus to them and back.
 */
export function ToastStack({ toasts, onDismiss, texts }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  const { isPaused, pauseProps, giveFocusOn } = useToastFocus(stack);

  const handleDismiss = (id: string, card: HTMLElement | null) => {
    giveFocusOn(card);
    onDismiss(id);
  };

  return (
    <section ref={stack} className="sw-toasts" aria-label={texts.region} tabIndex={-1} {...pauseProps}>
      {/* The region is mounted before the first message, or a screen reader would miss that one. */}
      <ol className="sw-toasts__list" aria-live="polite" aria-relevant="additions text">
        {toasts.slice(0, MOST_TOASTS).map((toast) => (
          <ToastCard key={toast.id} {...{ toast, texts, isPaused }} onDismiss={handleDismiss} />
        ))}
      </ol>
    </section>
  );
}
