import type { SizeOptions, UseFloatingOptions } from '@floating-ui/react';
import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';

/** Margin between a floating element and the window's edge, px. */
const padding = 8;

/** Keeps what hangs on something inside the window, on its other side where there is no room; `apply` is told how much room there is. */
export function insideWindow(
  gapPx: number,
  apply: NonNullable<SizeOptions['apply']>,
): Pick<UseFloatingOptions, 'whileElementsMounted' | 'middleware'> {
  return {
    whileElementsMounted: autoUpdate,
    middleware: [offset(gapPx), flip({ padding }), shift({ padding }), size({ padding, apply })],
  };
}
