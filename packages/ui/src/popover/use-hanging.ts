import type { UseFloatingReturn } from '@floating-ui/react';
import { useFloating } from '@floating-ui/react';
import { insideWindow } from '../lib/inside-window.ts';

/** The position of a floating element at its trigger; it flips to the other side where there is no room. */
type HangingPlacement = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'top' | 'bottom' | 'right';

interface HangingOptions {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly placement: HangingPlacement;
  /** Pixels between the trigger and the floating element. */
  readonly gap: number;
  /** The trigger, if it is not set by `refs.setReference`. */
  readonly button?: HTMLElement | null;
}

/** Positions an element at its trigger, inside the window, and sets its maximum height as `--sw-hanging-height`. */
export function useHanging(options: HangingOptions): UseFloatingReturn<HTMLElement> {
  const { isOpen, onOpenChange, placement, gap, button } = options;
  return useFloating<HTMLElement>({
    open: isOpen,
    onOpenChange,
    placement,
    ...(button === undefined ? {} : { elements: { reference: button } }),
    ...insideWindow(gap, ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--sw-hanging-height', `${Math.floor(availableHeight)}px`),
    ),
  });
}
