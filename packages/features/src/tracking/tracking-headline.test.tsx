import { createTranslate } from '@songwai/core/i18n/create-translate';
import { tracking as english } from '@songwai/core/i18n/texts/en/tracking';
import { tracking as thai } from '@songwai/core/i18n/texts/th/tracking';
import { expect, test } from 'vitest';
import * as jobs from '../../tests/tracking/tracked-jobs.ts';
import { trackingHeadline } from './tracking-headline.ts';

const en = createTranslate({ language: 'en', texts: english });
const th = createTranslate({ language: 'th', texts: thai });

const completed = (dropOffs: number) => {
  const [pickUp, dropOff] = jobs.delivering.stops;
  if (!pickUp || !dropOff) throw new Error('the job has no two stops');
  const stops = [pickUp, ...Array.from({ length: dropOffs }, () => dropOff)];
  return { ...jobs.delivering, status: 'completed' as const, stops: stops.map((stop) => ({ ...stop, isReturn: false })) };
};

test.each([
  [1, 'Delivered', 'ถึงมือผู้รับแล้ว'],
  [2, 'Delivered to both stops', 'ถึงมือผู้รับครบทั้งสองจุดแล้ว'],
  [3, 'Delivered to all 3 stops', 'ถึงมือผู้รับครบทั้ง 3 จุด'],
])('a delivery to %i receivers that is done says so as one would', (dropOffs, english, thai) => {
  expect(trackingHeadline(completed(dropOffs), en, 'en').lead).toBe(english);
  expect(trackingHeadline(completed(dropOffs), th, 'th').lead).toBe(thai);
});
