/** What the screen of a hire is busy with: the form, the search for a place or its pin on the map, the payment (spec §4 "Order modes"). */
export type HireMode =
  | { readonly kind: 'normal' }
  /** `isPinning`: the place is taken from the map instead. */
  | { readonly kind: 'searchLocation'; readonly stopKey: string; readonly isPinning: boolean }
  | { readonly kind: 'payment' };

export type HireModeEvent =
  | { readonly kind: 'reset' }
  | { readonly kind: 'confirmSearch' }
  | { readonly kind: 'enterSearch'; readonly stopKey: string }
  | { readonly kind: 'enterPin' }
  | { readonly kind: 'enterPayment' };

export const normalHireMode: HireMode = { kind: 'normal' };

/** The key of a place that is still to be added. */
export const newPlaceKey = 'new';

/** A pin belongs to the search that it came from. A place that is dragged on the map does not leave the payment. */
export const nextHireMode = (mode: HireMode, event: HireModeEvent): HireMode => {
  switch (event.kind) {
    case 'reset':
      return normalHireMode;
    case 'confirmSearch':
      return mode.kind === 'searchLocation' ? normalHireMode : mode;
    case 'enterSearch':
      return { kind: 'searchLocation', stopKey: event.stopKey, isPinning: false };
    case 'enterPin':
      return mode.kind === 'searchLocation' ? { ...mode, isPinning: true } : mode;
    case 'enterPayment':
      return { kind: 'payment' };
  }
};
