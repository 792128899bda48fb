import { firstBookingTexts } from '../../src/booking/booking-texts.ts';
import { sharedPriceTexts } from '../../src/price-check/price-check-texts.ts';
import { firstTrackingTexts } from '../../src/tracking/tracking-texts.ts';
import { laterTexts, notInABooking, textFiles } from './late-parts.ts';

/** What is fetched for each use of the elements, by the ends of the modules' paths: `loads.json` lists the files, and `.size-limit.mjs` weighs them. */
export const useCases = {
  loader: { loads: ['/src/songwai.ts'] },
  firstStep: { loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', firstBookingTexts)] },
  firstStepAgain: {
    loads: [
      '/src/songwai.ts',
      '/booking/mount-booking.tsx',
      '/src/storage/private-storage.ts',
      ...textFiles('th', firstBookingTexts),
    ],
  },
  wholeBooking: {
    loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', [...firstBookingTexts, ...laterTexts])],
    without: notInABooking,
    isWhole: true,
  },
  // With the icons of places and the terms, which have files of their own.
  wholeBookingWithTerms: {
    loads: [
      ...['/src/songwai.ts', '/booking/mount-booking.tsx', '/orders/stops/place-icons.ts'],
      ...['/booking/guest-consent.tsx', '/booking/agree-to-terms.ts'],
      ...textFiles('th', [...firstBookingTexts, ...laterTexts, 'consent']),
    ],
    without: notInABooking,
    isWhole: true,
  },
  searchOpening: {
    loads: ['/orders/stops/search-extras.tsx', '/orders/opening/stop-opening.tsx', '/texts/th-search.ts'],
  },
  payingOnTop: {
    loads: [
      ...['/booking/paying/offer-paying.tsx', '/booking/paying/guest-ways-parts.tsx', '/texts/th-paying.ts'],
      ...['/booking/paying/guest-awaited.tsx', '/booking/paying/guest-payment.tsx', '/booking/paying/guest-card.tsx'],
    ],
  },
  extrasOnTop: { loads: ['/extras/guest-extras.tsx', ...textFiles('th', ['orders/details'])] },
  photosOnTop: { loads: ['/extras/guest-photos.tsx', ...textFiles('th', ['photos/photos'])] },
  receiptOnTop: { loads: ['/extras/guest-receipt.tsx', ...textFiles('th', ['invoices/billing'])] },
  tipOnTop: {
    loads: ['/tracking/tip/link-tip.tsx', '/texts/th-paying.ts', '/texts/th-later.ts', ...textFiles('th', ['ratings/tip'])],
  },
  fullDayOnTop: {
    loads: [
      ...[
        '/full-day/offer-full-day.tsx',
        '/full-day/guest-hire.tsx',
        '/texts/th-paying.ts',
        ...textFiles('th', ['full-day/hire']),
      ],
      ...['/moment/device-moment.tsx', '/form/counts-section.tsx', '/form/options-section.tsx', '/full-day/details-step.tsx'],
      ...['/full-day/booked-hire.tsx', '/full-day/bar/hire-breakdown.tsx'],
    ],
  },
  button: { loads: ['/button/mount-button.ts'] },
  helpOnTop: { loads: ['/button/help/mount-help.tsx', ...textFiles('th', ['common', 'shell/helpline'])] },
  tracking: { loads: ['/src/songwai.ts', '/tracking/mount-tracking.tsx', ...textFiles('th', firstTrackingTexts)] },
  trackingWithMap: {
    loads: [
      ...['/src/songwai.ts', '/tracking/mount-tracking.tsx', '/tracking/tracking-map.tsx', '/map/leaflet-map.ts'],
      ...textFiles('th', [...firstTrackingTexts, 'map']),
    ],
  },
  dropPoint: {
    loads: ['/src/songwai.ts', '/drop-point/mount-drop-point.tsx', '/texts/th-first.ts', ...textFiles('th', ['partners/bags'])],
  },
  priceCheck: {
    loads: [
      ...['/src/songwai.ts', '/price-check/mount-price-check.tsx'],
      ...textFiles('th', [...sharedPriceTexts, 'partners/prices']),
    ],
  },
};
