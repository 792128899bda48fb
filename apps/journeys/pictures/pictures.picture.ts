import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { picturedStories, serveBuiltStorybook, storyAddress } from './built-storybook.ts';
import { storyFinished } from './story-finished.ts';

/** Saturday, 21 November 2026, 13:40 in Bangkok: when every story takes place. */
const storyTime = new Date('2026-11-21T06:40:00Z');
const mostBytes = 6_000_000;
/** Where a desktop's map is looked at, too; elsewhere it is the same map again, and most of the picture's bytes. */
const withMap = ['screens-order--priced', 'screens-tracking--on-the-way'];

const test = base.extend<{ readonly theme: string }>({ theme: ['light', { option: true }] });
const stories = picturedStories();

/** The one rule of axe that a test without a browser cannot judge. A swatch shows what may not be set on it, too, with the figure beside it. */
async function faintTexts(page: Page): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).include('.sw-root').exclude('.sw-swatch__sample').withRules(['color-contrast']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`));
}

/** How far the page can be scrolled beyond the screen that fills it, px: by nothing that can be seen. */
const emptyBelow = (page: Page): Promise<number> =>
  page.locator('.sw-frame').evaluate((frame) => {
    const { scrollHeight, scrollTop } = document.documentElement;
    return scrollHeight - Math.round(frame.getBoundingClientRect().bottom + scrollTop);
  });

for (const story of stories) {
  test(`${story.title} › ${story.name}`, async ({ page, theme, isMobile }) => {
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    const { refused } = await serveBuiltStorybook(page);
    await page.clock.setFixedTime(storyTime);
    await page.goto(storyAddress(story, theme));
    await storyFinished(page);
    // A page with a bar that sticks to the window is seen through the window; what is read from top to bottom is taken whole.
    const fullPage = (await page.locator('.sw-frame').count()) === 0;
    if (!fullPage) expect(await emptyBelow(page)).toBe(0);
    const mask = isMobile || withMap.includes(story.id) ? [] : [page.locator('.sw-map')];
    await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage, mask });
    // Colours do not depend on the width.
    if (!isMobile) expect(await faintTexts(page)).toEqual([]);
    expect(uncaught).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('every accepted picture belongs to a story, and all together stay small', ({ page: _ }, { project }) => {
  const folder = join(import.meta.dirname, 'accepted');
  const ending = `-${project.name}.png`;
  const accepted = readdirSync(folder).filter((file) => file.endsWith(ending));
  const wanted = new Set(stories.map(({ id }) => `${id}${ending}`));
  expect(
    accepted.filter((file) => !wanted.has(file)),
    'pictures of stories that are gone: delete them',
  ).toEqual([]);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(mostBytes);
});
