import { SongwaiBooking } from './elements/songwai-booking.ts';
import { SongwaiButton } from './elements/songwai-button.ts';
import { SongwaiDropPoint } from './elements/songwai-drop-point.ts';
import { defineElement } from './elements/songwai-element.ts';
import { SongwaiPriceCheck } from './elements/songwai-price-check.ts';
import { SongwaiTracking } from './elements/songwai-tracking.ts';
import { bookingLook } from './first-look/first-look-tree.ts';
import { createFetchFirst } from './loader/fetch-first.ts';
import { installGlobal } from './page/songwai-global.ts';

/** Written in by the build: a module with it would be shared with the other files, which would then import this one a second time. */
declare const WIDGET_VERSION: string;

// The script's address is <gateway>/widget/v1/songwai.js, which gives the gateway's origin.
const gatewayOrigin = new URL(import.meta.url).origin;
const fetchFirst = createFetchFirst({ base: import.meta.url, fetch, timeout: AbortSignal.timeout });
const loadPreflight = () => import('./page/preflight.ts');
const loadAccent = async (partner: string): Promise<string | undefined> =>
  (await (await fetch(`${gatewayOrigin}/api/partner_theme/${encodeURIComponent(partner)}`)).json()).accent;
const shared = { gatewayOrigin, fetchFirst, loadPreflight, loadAccent };

/** Started together with the code that shows them. */
const firstTexts = { th: () => import('./texts/th-first.ts'), en: () => import('./texts/en-first.ts') };

defineElement(SongwaiBooking, {
  ...shared,
  tag: 'songwai-booking',
  height: 1258,
  firstLook: bookingLook,
  loadMount: async (language) => {
    const [{ mountBooking }] = await Promise.all([import('./booking/mount-booking.tsx'), firstTexts[language]()]);
    return mountBooking;
  },
});
defineElement(SongwaiTracking, {
  ...shared,
  tag: 'songwai-tracking',
  height: 560,
  loadMount: async () => (await import('./tracking/mount-tracking.tsx')).mountTracking,
});
defineElement(SongwaiDropPoint, {
  ...shared,
  tag: 'songwai-drop-point',
  height: 670,
  loadMount: async () => (await import('./drop-point/mount-drop-point.tsx')).mountDropPoint,
});
defineElement(SongwaiPriceCheck, {
  ...shared,
  tag: 'songwai-price-check',
  height: 505,
  loadMount: async () => (await import('./price-check/mount-price-check.tsx')).mountPriceCheck,
});
defineElement(SongwaiButton, {
  ...shared,
  tag: 'songwai-button',
  height: 0,
  loadMount: async () => (await import('./button/mount-button.ts')).mountButton,
});
installGlobal({ version: WIDGET_VERSION, ...shared });
