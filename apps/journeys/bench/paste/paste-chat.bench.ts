import { expect, type Page, test } from '@playwright/test';
import { comparePaints } from '../support/compare-paints.ts';
import { openPlaceSearch } from '../support/open-place-search.ts';
import { type PaintTimes, timePaint } from '../support/paint-clock.ts';
import { withThrottledPage } from '../support/throttled-page.ts';
import { waitForPlaces } from '../support/wait-for-places.ts';
import { composeLineChat, orderCount } from './line-chat.ts';
import { clearPlainReview, openPlainReview } from './plain-review.ts';

const warmUps = 2;
const pastes = 10;
const rounds = 3;

/** All stops are painted in one frame, so the last one shows that the review is there. */
const reviewed = {
  from: 'paste',
  lookAfter: 'paste',
  selector: `ol > li:nth-child(${orderCount})`,
  call: '/places/paste',
} as const;

/** Pastes the text some times over into the field in focus; `clear` goes back to that field. */
async function pasteAgain(page: Page, text: string, clear: () => Promise<void>): Promise<readonly PaintTimes[]> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const times: PaintTimes[] = [];
  for (let time = 0; time < warmUps + pastes; time += 1) {
    const painted = await timePaint(page, reviewed, () => page.keyboard.press('ControlOrMeta+V'));
    if (time >= warmUps) times.push(painted);
    await clear();
  }
  return times;
}

test('a pasted chat leads to a painted review of its stops', async ({ browser, request }) => {
  await waitForPlaces(request);
  const chat = await composeLineChat();
  const ours: PaintTimes[] = [];
  const plain: PaintTimes[] = [];
  // In turns, so that both meet the same moments of a busy machine.
  for (let round = 0; round < rounds; round += 1) {
    await withThrottledPage(browser, async ({ page }) => {
      // In the search of a stop the review opens by itself; in the box for a text a press comes between.
      await openPlaceSearch(page);
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('combobox')).toBeFocused();
      };
      ours.push(...(await pasteAgain(page, chat, close)));
    });
    await withThrottledPage(browser, async ({ page }) => {
      await openPlainReview(page);
      plain.push(...(await pasteAgain(page, chat, () => clearPlainReview(page))));
    });
  }
  comparePaints({
    name: `chat of ${orderCount} orders pasted`,
    ours,
    plain,
    plainName: 'plain text and list, same body',
    mostSinceInput: 4,
    mostSinceAnswer: 7,
  });
});
