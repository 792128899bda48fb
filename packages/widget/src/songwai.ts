import { SongwaiBooking } from './elements/songwai-booking.ts';
import { defineElement } from './elements/songwai-element.ts';
import { SongwaiTracking } from './elements/songwai-tracking.ts';
import { bookingLook } from './first-look/first-look-tree.ts';
import { createFetchFirst } from './loader/fetch-first.ts';

// The script's address is <gateway>/widget/v1/songwai.js, which gives the gateway's origin.
const gatewayOrigin = new URL(import.meta.url).origin;
const fetchFirst = createFetchFirst({ base: import.meta.url, fetch, timeout: AbortSignal.timeout });

/** Started together with the code that shows them. */
const firstTexts = { th: () => import('./texts/th-first.ts'), en: () => import('./texts/en-first.ts') };

defineElement(SongwaiBooking, {
  tag: 'songwai-booking',
  gatewayOrigin,
  height: 1258,
  fetchFirst,
  firstLook: bookingLook,
  loadMount: async (language) => {
    const [{ mountBooking }] = await Promise.all([import('./booking/mount-booking.tsx'), firstTexts[language]()]);
    return mountBooking;
  },
});
defineElement(SongwaiTracking, {
  tag: 'songwai-tracking',
  gatewayOrigin,
  height: 560,
  fetchFirst,
  loadMount: async () => (await import('./tracking/mount-tracking.tsx')).mountTracking,
});
