import type { UseFloatingReturn } from '@floating-ui/react';
import { useFloating } from '@floating-ui/react';
import { insideWindow } from '../lib/inside-window.ts';

/** The position of a floating element by its trigger; it turns to the other side where there is no room. */
type HangingPlacement = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'top' | 'bottom';

interface HangingOptions {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly placement: HangingPlacement;
  /** Pixels between the trigger and what hangs on it. */
  readonly gap: number;
  /** What it hangs on, where that is not told by `refs.setReference`. */
  readonly button?: HTMLButtonElement | null;
}

/** Places what hangs on a trigger inside the window, and tells it by `--sw-hanging-height` how high it may be. */
export function useHanging(options: HangingOptions): UseFloatingReturn<HTMLButtonElement> {
  const { isOpen, onOpenChange, placement, gap, button } = options;
  return useFloating<HTMLButtonElement>({
    open: isOpen,
    onOpenChange,
    placement,
    ...(button === undefined ? {} : { elements: { reference: button } }),
    ...insideWindow(gap, ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--sw-hanging-height', `${Math.floor(availableHeight)}px`),
    ),
  });
}
