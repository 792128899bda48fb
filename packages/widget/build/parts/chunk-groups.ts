import { firstBookingTexts } from '../../src/booking/booking-texts.ts';
import { laterTexts, textFiles } from './late-parts.ts';

/** Modules that come together in one chunk, by its name: what is needed at the same moment, and the texts that go with it. */
export const chunkGroups = {
  // Together, so that accepting does not need a second file after the box is shown.
  'guest-consent': [
    '/booking/guest-consent.tsx',
    '/booking/agree-to-terms.ts',
    '/terms/terms-refusal.ts',
    '/terms/terms-calls.ts',
    '/terms/routes.generated.ts',
  ],
  'awaited-order': ['/paying/restore-awaited.ts', '/checkout/awaited-order.ts', '/booking/stop-from-wire.ts'],
  'search-extras': [
    '/orders/stops/search-extras.tsx',
    '/orders/stops/find-matches.ts',
    '/orders/opening/load-stop-opening.ts',
    '/combobox-search/highlighted-text.tsx',
    '/basics/geo.ts',
    '/icons/star.mjs',
  ],
  pickers: ['/schedule/schedule-picker.tsx', '/payment/payment-picker.tsx', '/payment/price-breakdown.tsx'],
  private: ['/src/storage/private-storage.ts', '/src/storage/text-cipher.ts', '/src/storage/vault-key.ts'],
  th: [...textFiles('th', firstBookingTexts), '/texts/th-first.ts'],
  'th-later': [...textFiles('th', laterTexts), '/texts/th-later.ts'],
  'th-map': textFiles('th', ['map']),
  'th-consent': textFiles('th', ['consent']),
  'th-paying': [...textFiles('th', ['forms', 'orders/paying', 'payments/cards', 'payments/payments']), '/texts/th-paying.ts'],
  'th-search': [...textFiles('th', ['orders/opening', 'sorting']), '/texts/th-search.ts'],
  'th-tracking': textFiles('th', ['tracking']),
  'th-bags': textFiles('th', ['partners/bags']),
  'th-prices': textFiles('th', ['partners/prices']),
  'th-helpline': textFiles('th', ['shell/helpline']),
  en: [...textFiles('en', firstBookingTexts), '/texts/en-first.ts'],
  'en-later': [...textFiles('en', laterTexts), '/texts/en-later.ts'],
  'en-map': textFiles('en', ['map']),
  'en-consent': textFiles('en', ['consent']),
  'en-paying': [...textFiles('en', ['forms', 'orders/paying', 'payments/cards', 'payments/payments']), '/texts/en-paying.ts'],
  'en-search': [...textFiles('en', ['orders/opening', 'sorting']), '/texts/en-search.ts'],
  'en-tracking': textFiles('en', ['tracking']),
  'en-bags': textFiles('en', ['partners/bags']),
  'en-prices': textFiles('en', ['partners/prices']),
  'en-helpline': textFiles('en', ['shell/helpline']),
};
