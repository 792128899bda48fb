import type { GivenStart } from '@songwai/core/partners/price-check/price-check-state';
import type { SongwaiPriceCheck } from '../elements/songwai-price-check.ts';

const point = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The pick-up that the page gives (`13.7797,100.5446` and its name); null without a point. */
export const readStart = ({ pickUp, pickUpAt }: Pick<SongwaiPriceCheck, 'pickUp' | 'pickUpAt'>): GivenStart | null => {
  const [, lat, lng] = point.exec(pickUpAt ?? '') ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { point: { lat: Number(lat), lng: Number(lng) }, name: pickUp?.trim() ?? '' };
};
