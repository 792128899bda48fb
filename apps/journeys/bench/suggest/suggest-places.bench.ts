import { test } from '@playwright/test';
import { comparePaints } from '../support/compare-paints.ts';
import { openPlaceSearch } from '../support/open-place-search.ts';
import { type PaintTimes, timePaint } from '../support/paint-clock.ts';
import { type ThrottledPage, withThrottledPage } from '../support/throttled-page.ts';
import { waitForPlaces } from '../support/wait-for-places.ts';
import { openPlainSearch } from './plain-search.ts';

/** What people type on the way to a place, in both scripts, one of them misspelt. */
const typed = ['สยามพารากอน', 'Bang Na', 'เมกาบางนา', 'suvarnabhumi', 'sayam paragon', 'ลาดพร้าว 71'] as const;
const warmUp = ['central', 'อโศก'] as const;
const rounds = 2;

/** The answer to what is in the field now: while it is on its way, the list is busy. */
const answered = {
  from: 'keydown',
  lookAfter: 'input',
  selector: '[role=listbox]:not([aria-busy]) [role=option]',
  call: '/get_suggest_place_list',
} as const;

/** Types the words key by key, each key after the answer to the one before was painted. */
async function typeWords({ page, press }: ThrottledPage, words: readonly string[]): Promise<readonly PaintTimes[]> {
  const field = page.getByRole('combobox');
  const times: PaintTimes[] = [];
  for (const word of words) {
    await field.fill('');
    await field.focus();
    for (const character of word) times.push(await timePaint(page, answered, () => press(character)));
  }
  return times;
}

test('a key in the place search leads to painted suggestions', async ({ browser, request }) => {
  await waitForPlaces(request);
  // As the product sends it; the reference replaces the query.
  let address = '';
  const ours: PaintTimes[] = [];
  const plain: PaintTimes[] = [];
  // In turns, so that both meet the same moments of a busy machine.
  for (let round = 0; round < rounds; round += 1) {
    await withThrottledPage(browser, async (throttled) => {
      const { page } = throttled;
      page.on('request', (asked) => {
        if (asked.url().includes(answered.call)) address = asked.url();
      });
      await openPlaceSearch(page);
      await typeWords(throttled, warmUp);
      ours.push(...(await typeWords(throttled, typed)));
    });
    await withThrottledPage(browser, async (throttled) => {
      await openPlainSearch(throttled.page, address);
      await typeWords(throttled, warmUp);
      plain.push(...(await typeWords(throttled, typed)));
    });
  }
  comparePaints({
    name: 'key pressed in the place search',
    ours,
    plain,
    plainName: 'plain field and list, same request',
    mostSinceInput: 7,
    mostSinceAnswer: 4,
  });
});
