import type { OrderMode } from './order-state.ts';

/** Events of the order screen's mode (spec §4 "Order modes"). */
export type OrderModeEvent =
  | { readonly kind: 'reset' }
  | { readonly kind: 'confirmSearch' }
  | { readonly kind: 'enterSearch'; readonly stopKey: string }
  | { readonly kind: 'enterPayment' };

export const normalMode: OrderMode = { kind: 'normal' };

/** Confirms only a search: setting a place on the map during payment does not leave the payment. */
export const nextMode = (mode: OrderMode, event: OrderModeEvent): OrderMode => {
  switch (event.kind) {
    case 'reset':
      return normalMode;
    case 'confirmSearch':
      return mode.kind === 'searchLocation' ? normalMode : mode;
    case 'enterSearch':
      return { kind: 'searchLocation', stopKey: event.stopKey };
    case 'enterPayment':
      return { kind: 'payment' };
  }
};
