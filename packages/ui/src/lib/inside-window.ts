import type { SizeOptions, UseFloatingOptions } from '@floating-ui/react';
import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';

/** Margin between a floating element and the window's edge, px. */
const padding = 8;

/**
 * Keeps a floating element inside the window, flipping it to the other side if necessary; `apply` receives the available room.
 */
export function insideWindow(
  gapPx: number,
  apply: NonNullable<SizeOptions['apply']>,
): Pick<UseFloatingOptions, 'whileElementsMounted' | 'middleware'> {
  return {
    whileElementsMounted: autoUpdate,
    middleware: [offset(gapPx), flip({ padding }), shift({ padding }), size({ padding, apply })],
  };
}
