import { SongwaiBooking } from './elements/songwai-booking.ts';
import { defineElement } from './elements/songwai-element.ts';
import { SongwaiTracking } from './elements/songwai-tracking.ts';
import { createFetchFirst } from './loader/fetch-first.ts';

// The script's address is <gateway>/widget/v1/songwai.js, which gives the gateway's origin.
const gatewayOrigin = new URL(import.meta.url).origin;
const fetchFirst = createFetchFirst({ base: import.meta.url, fetch, timeout: AbortSignal.timeout });

defineElement(SongwaiBooking, {
  tag: 'songwai-booking',
  gatewayOrigin,
  height: 1258,
  fetchFirst,
  loadMount: async () => (await import('./booking/mount-booking.tsx')).mountBooking,
});
defineElement(SongwaiTracking, {
  tag: 'songwai-tracking',
  gatewayOrigin,
  height: 560,
  fetchFirst,
  loadMount: async () => (await import('./tracking/mount-tracking.tsx')).mountTracking,
});
