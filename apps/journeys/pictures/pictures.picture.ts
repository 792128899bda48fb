import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { picturedStories, serveBuiltStorybook, storyAddress } from './built-storybook.ts';
import { storyFinished } from './story-finished.ts';

/** Saturday, 21 November 2026, 13:40 in Bangkok: when every story takes place. */
const storyTime = new Date('2026-11-21T06:40:00Z');
/** On average: there are more of them with each screen, but none should be heavy. */
const mostBytesEach = 70_000;
/** The pictures that include the map; elsewhere it would repeat, at the cost of most of the bytes. */
const withMap = new Set(['portal-orders--priced-desktop', 'portal-orders--priced-phone', 'portal-tracking--on-way-phone']);
const withoutMap = join(import.meta.dirname, 'without-map.css');

const test = base.extend<{ readonly theme: string }>({ theme: ['light', { option: true }] });
const stories = picturedStories();

/**
 * Checks contrast, the only axe rule that needs a browser. A swatch may show forbidden pairs, with their contrast beside them.
 */
async function faintTexts(page: Page): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).include('.sw-root').exclude('.sw-swatch__sample').withRules(['color-contrast']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`));
}

/** Empty scroll height below the screen's frame, in px. */
const emptyBelow = (page: Page): Promise<number> =>
  page.locator('.sw-frame').evaluate((frame) => {
    const { scrollHeight, scrollTop } = document.documentElement;
    return scrollHeight - Math.round(frame.getBoundingClientRect().bottom + scrollTop);
  });

for (const story of stories) {
  test(`${story.title} › ${story.name}`, async ({ page, theme, isMobile }, { project }) => {
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    const { refused } = await serveBuiltStorybook(page);
    await page.clock.setFixedTime(storyTime);
    await page.goto(storyAddress(story, theme));
    await storyFinished(page);
    // Take a page with a sticky bar as the window shows it, and so the public site, whose pages are many windows long; others in full.
    const hasBar = (await page.locator('.sw-frame').count()) > 0;
    if (hasBar) expect(await emptyBelow(page)).toBe(0);
    const fullPage = !hasBar && (await page.locator('.sw-site-footer').count()) === 0;
    const showsMap = withMap.has(`${story.id}-${project.name}`);
    await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage, ...(showsMap ? {} : { stylePath: withoutMap }) });
    // Colours do not depend on the width, so check them only once.
    if (!isMobile) expect(await faintTexts(page)).toEqual([]);
    expect(uncaught).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('every accepted picture belongs to a story, and they stay small', ({ page: _ }, { project }) => {
  const folder = join(import.meta.dirname, 'accepted');
  const ending = `-${project.name}.png`;
  const accepted = readdirSync(folder).filter((file) => file.endsWith(ending));
  const wanted = new Set(stories.map(({ id }) => `${id}${ending}`));
  expect(
    accepted.filter((file) => !wanted.has(file)),
    'pictures of stories that are gone: delete them',
  ).toEqual([]);
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(mostBytesEach);
});
