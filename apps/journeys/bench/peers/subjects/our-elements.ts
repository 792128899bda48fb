import { takeGuestToken } from '../../../src/support/host-markup.ts';
import type { Subject } from './subject.ts';

const ready = { event: 'songwai:ready' };

/** The rule of docs/embedding.md: the height until the script runs, in pixels. */
const reserve = (tag: string, height: number): string => `${tag}:not(:defined){display:block;min-height:${height}px}`;

/** The booking as a partner embeds it. `origin` is the gateway that serves the script. */
export const bookingElement = (origin: string, name = '`<songwai-booking>`'): Subject => ({
  name,
  reserve: reserve('songwai-booking', 1258),
  script: `${origin}/widget/v1/songwai.js`,
  markup: async () =>
    `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="th" theme="light"></songwai-booking>`,
  // A field of the first look, or of the form after it.
  usable: { seen: [['songwai-booking', 'input, button']] },
  ready,
});

/** The tracking of a job with its map. */
export const trackingElement = (origin: string, trackingId: string): Subject => ({
  name: '`<songwai-tracking>`',
  reserve: reserve('songwai-tracking', 560),
  script: `${origin}/widget/v1/songwai.js`,
  markup: async () => `<songwai-tracking tracking-id="${trackingId}" lang="th" theme="light"></songwai-tracking>`,
  usable: ready,
  ready,
});

/** The price check from a hotel's front desk. */
export const priceCheckElement = (origin: string): Subject => ({
  name: '`<songwai-price-check>`',
  reserve: reserve('songwai-price-check', 505),
  script: `${origin}/widget/v1/songwai.js`,
  markup: async () =>
    '<songwai-price-check partner="baanchandra" pick-up-at="13.7235,100.5142" pick-up="Baan Chandra" lang="th" theme="light"></songwai-price-check>',
  usable: ready,
  ready,
});
