import { hourMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import { trackingTexts } from '../texts.ts';

/** What one link may say in an hour: enough for corrections, and too little to disturb a driver. */
const mostOfLink = 12;
/** For an office or a block of flats behind one address. */
const mostOfAddress = 120;

/** Limits of what receivers say, by link and by address; the address is counted first, so that guessing links ends too. */
export const receiverLimits = ({ link, address }: { readonly link: string; readonly address: string }): readonly CallLimit[] => [
  { key: `receiver words from:${address}`, most: mostOfAddress, windowMs: hourMs, text: trackingTexts.tooOften },
  { key: `receiver words of:${link}`, most: mostOfLink, windowMs: hourMs, text: trackingTexts.tooOften },
];
