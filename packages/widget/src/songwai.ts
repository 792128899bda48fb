import { defineElement } from './define-element.ts';

// The script stands at <gateway>/widget/v1/songwai.js: where it came from is where the gateway is.
const gatewayOrigin = new URL(import.meta.url).origin;

defineElement({
  tag: 'songwai-booking',
  gatewayOrigin,
  loadMount: async () => (await import('./booking/mount-booking.tsx')).mountBooking,
});
defineElement({
  tag: 'songwai-tracking',
  gatewayOrigin,
  loadMount: async () => (await import('./tracking/mount-tracking.tsx')).mountTracking,
});
