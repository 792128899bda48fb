/**
 * What a page may style by `::part(…)`, by the class that our views have for it (docs/decisions/0044). The same names in every element; each is documented as
 * `@csspart` where it occurs. An element with several of the classes has the part of the first.
 */
export const partNames: Readonly<Record<string, string>> = {
  'sw-booking': 'frame',
  'sw-tracking-card': 'frame',
  'sw-price-card': 'frame',
  'sw-drop-point-card': 'frame',
  'sw-heading': 'heading',
  'sw-heading--small': 'heading',
  'sw-heading--page': 'heading',
  'sw-heading--lead': 'heading',
  'sw-button--primary': 'primary',
  'sw-button--secondary': 'secondary',
  'sw-button--tint': 'secondary',
  'sw-button--quiet': 'quiet',
  'sw-button--soft': 'quiet',
  'sw-field__box': 'field',
  'sw-stop-card': 'stop',
  'sw-node': 'node',
  'sw-radio-card': 'choice',
  'sw-action-bar__value': 'price',
  'sw-prices__price': 'price',
  'sw-banner': 'notice',
  'sw-problem': 'error',
  'sw-field__error': 'error',
};
