import { defineElement } from './define-element.ts';

// The script stands at <gateway>/widget/v1/songwai.js: where it came from is where the gateway is.
const apiBaseUrl = new URL('../../api', import.meta.url).href;

defineElement({
  tag: 'songwai-booking',
  apiBaseUrl,
  loadMount: async () => (await import('./booking/mount-booking.tsx')).mountBooking,
});
defineElement({
  tag: 'songwai-tracking',
  apiBaseUrl,
  loadMount: async () => (await import('./tracking/mount-tracking.tsx')).mountTracking,
});
