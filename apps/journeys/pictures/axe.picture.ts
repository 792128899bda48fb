import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { transitionsEnded } from '../src/support/reach/transitions-ended.ts';
import { allStories, serveBuiltStorybook, storyAddress } from './built-storybook.ts';
import { firstStoryPlayed, switchStory } from './story-finished.ts';

/** A group opens Storybook once and switches from story to story. */
const groupCount = 16;

/** A group is some forty stories, each of which takes many seconds while the machine is busy: it should fail for a finding, not for slowness. */
const groupTimeoutMs = 1_500_000;

/** A story is a part of a page, so it needs no landmarks and no heading of the first level. */
const notForParts = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Findings that are no obstacle: the rule, the elements, and why. */
const accepted = [
  { rule: 'aria-hidden-focus', within: '[data-floating-ui-focus-guard]', why: 'it hands the focus on as soon as it has it' },
  { rule: 'color-contrast', within: '[aria-busy="true"]', why: 'it is being replaced and cannot be used meanwhile' },
  { rule: 'color-contrast', within: '.sw-swatch__sample', why: 'it shows the colour of an edge, not of text' },
];

const isAccepted = async (page: Page, rule: string, target: string): Promise<boolean> => {
  const places = accepted.filter((entry) => entry.rule === rule).map(({ within }) => within);
  if (places.length === 0) return false;
  return page
    .locator(target)
    .first()
    .evaluate((element, within) => element.closest(within) !== null, places.join(', '));
};

const violationsIn = async (page: Page): Promise<readonly string[]> => {
  await transitionsEnded(page);
  // A story has no frames, so axe can end its work in the page instead of opening another one: half the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await builder.disableRules(notForParts).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.flat().join(' >> ');
      if (!(await isAccepted(page, id, selector))) found.push(`${id} ${selector} ${failureSummary?.split('\n').at(-1)?.trim()}`);
    }
  }
  return found;
};

/** Every story once, half of them in each look; the contrast of both themes is computed from the tokens too. */
const looks = [
  { theme: 'light', lang: 'th' },
  { theme: 'dark', lang: 'en' },
] as const;

const stories = allStories();

for (let group = 0; group < groupCount; group += 1) {
  const { theme, lang } = looks[group % 2 === 0 ? 0 : 1];
  test.describe(`${theme}, ${lang}`, () => {
    test.use({ colorScheme: theme });
    test(`stories ${group + 1} of ${groupCount} have no obstacle for assistive technology`, async ({ page }) => {
      test.setTimeout(groupTimeoutMs);
      await serveBuiltStorybook(page);
      for (const [place, story] of stories.filter((_, index) => index % groupCount === group).entries()) {
        const name = `${story.title} › ${story.name}`;
        if (place > 0) expect.soft(await switchStory(page, story.id), name).toBe('success');
        else {
          await page.goto(storyAddress(story, theme, lang));
          await firstStoryPlayed(page);
        }
        expect.soft(await violationsIn(page), name).toEqual([]);
      }
    });
  });
}
