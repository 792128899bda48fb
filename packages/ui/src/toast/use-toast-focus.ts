import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { activeElementNear } from '../lib/active-element.ts';

/** Tracks whether the user is reading the stack, and moves the focus when a message or the user leaves it. */
export function useToastFocus(stack: RefObject<HTMLElement | null>) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const goBack = () => {
    cameFrom.current?.focus();
    cameFrom.current = null;
  };

  // F6 can be pressed anywhere on the page, so the listener is on the document.
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isInside = element.matches(':focus-within');
      if (event.key === 'F6' && !isInside && element.querySelector('li')) {
        const active = activeElementNear(element);
        cameFrom.current = active instanceof HTMLElement ? active : null;
        event.preventDefault();
        element.focus();
      } else if (isInside && (event.key === 'F6' || event.key === 'Escape') && cameFrom.current) {
        event.preventDefault();
        goBack();
      }
    };
    const page = element.ownerDocument;
    page.addEventListener('keydown', handleKeyDown);
    return () => page.removeEventListener('keydown', handleKeyDown);
  });

  /** Called before a message is removed, because its focus would otherwise get lost. */
  const giveFocusOn = (card: HTMLElement | null) => {
    // Only a message that contains the focus has to hand it on.
    if (!card?.matches(':focus-within')) return;
    const next = card.nextElementSibling ?? card.previousElementSibling;
    const dismiss = next?.querySelector<HTMLElement>('.sw-toast__dismiss');
    if (dismiss) dismiss.focus();
    else goBack();
  };

  return {
    isPaused: isPointed || isFocused,
    giveFocusOn,
    pauseProps: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
