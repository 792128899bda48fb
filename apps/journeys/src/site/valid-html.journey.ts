import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/journey-test.ts';
import { portalPath } from '../support/variants.ts';

/** What the HTML standard asks for, and no opinions beyond it. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Every page that the server renders, what it sends for the others, and what it answers where there is no page. */
const pages = [
  ...['/', '/pricing', '/about', '/business', '/faq'],
  ...['/privacy', '/privacy-policy', '/termsandconditions', '/termandconditions', '/termsandconditions/baanchandra'],
  ...['/cookie-policy', '/driver-processor-agreement'],
  ...['/faq?topic=wallet', '/pricing?tab=3', '/neworder', '/login', '/error', '/error?code=404', '/nowhere'],
] as const;

/** What is wrong, with the place in the text. */
async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at …${lines[line - 1]?.slice(column - 1, column + 120)}`);
}

test('the validator finds what is wrong @desktop', async () => {
  expect(await faultsOf('<!doctype html><p><div id="a">one</div></p><b id="a">two</b>')).not.toEqual([]);
});

for (const language of ['th', 'en'] as const) {
  test(`the HTML of the public pages is valid, in ${language} @desktop`, async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(portalPath(language, path))).text();
      expect(html, path).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}">`));
      expect(await faultsOf(html), path).toEqual([]);
    }
  });

  test(`the HTML of the error page and of pages at work is valid, in ${language} @desktop`, async ({ page }) => {
    for (const path of ['/error?code=500', '/nowhere', '/', '/business', '/pricing', '/faq']) {
      await page.goto(portalPath(language, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('combobox', { name: /ธีม|Theme/ }).first(), path).toBeVisible();
      expect(await faultsOf(await page.content()), path).toEqual([]);
    }
  });
}

test('the page that starts the app without a network is valid and is listed nowhere @desktop', async ({ request }) => {
  const html = await (await request.get('/shell.html')).text();
  expect(await faultsOf(html)).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('shell');
});
