import type { Page } from '@playwright/test';
import { openHostMarkup } from '../support/host-markup.ts';
import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { portalOrigin } from '../support/product.ts';

/** The script of the exact version that runs here, as docs/embedding/versions.md shows it. */
const readExactScript = async (): Promise<string> => {
  const read = async (name: string): Promise<Record<string, string>> => (await fetch(`${portalOrigin}/widget/v1/${name}`)).json();
  const { version } = await read('version.json');
  const sums: Record<string, string> = await (await fetch(`${portalOrigin}/widget/${version}/integrity.json`)).json();
  return `src="${portalOrigin}/widget/${version}/songwai.js" integrity="${sums['songwai.js']}" crossorigin="anonymous"`;
};

const body = '<songwai-booking partner="baanchandra" lang="en"></songwai-booking>';
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

const openBooking = async (page: Page) => openHostMarkup(page, { body, script: await readExactScript(), policy: trustedTypes });

const nonce = 'bm9uY2Ugb2Ygb25lIHBhZ2U';

/** Under a policy that names no origin for scripts, only a nonce. @param more in `script-src` @param besides in the body */
const openBookingByNonce = async (page: Page, more = '', besides = '') =>
  openHostMarkup(page, {
    body: body + besides,
    script: `nonce="${nonce}" ${await readExactScript()}`,
    wholePolicy: `default-src 'none'; script-src 'nonce-${nonce}' ${more}; connect-src ${portalOrigin}; img-src data:; style-src 'self'; ${trustedTypes}`,
  });

/** Changes a part from its `from`th answer on: the first goes to the fetch, the second to the module that runs. */
const change = (page: Page, { part, from }: { readonly part: string; readonly from: number }) => {
  let answers = 0;
  return page.route(new RegExp(`/chunks/\\w+/${part}\\.js`), async (route) => {
    const response = await route.fetch();
    answers += 1;
    const code = await response.text();
    await route.fulfill({ response, body: answers < from ? code : `globalThis.isForeign = true;${code}` });
  });
};

test('an exact version with its integrity works under the strictest policy', { tag: '@desktop' }, async ({ page }) => {
  await openBooking(page);
  await expect(page.locator('songwai-booking').getByRole('button', { name: /Where from/ })).toBeVisible();
});

for (const [what, changed] of [
  ['a part that was changed on the way', { part: 'booking', from: 1 }],
  ['a part that was changed only for the module that runs', { part: 'booking', from: 2 }],
  ['a part that another imports, changed only for the module that runs', { part: 'base', from: 2 }],
] as const)
  test(`${what} does not run, and the element says so`, { tag: '@desktop' }, async ({ page }) => {
    const host = await watchHostPage(page);
    await change(page, changed);
    await openBooking(page);
    await expect(page.locator('songwai-booking').getByText('This part did not load')).toBeVisible();
    expect(await host.errors()).toMatchObject([{ code: 'load' }]);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isForeign'))).toBe(false);
  });

for (const [how, more] of [
  ['a nonce alone', ''],
  ['a nonce and strict-dynamic', "'strict-dynamic'"],
] as const) {
  // What the policy refuses fails every journey.
  test(`an exact version works where scripts are let in by ${how}`, { tag: '@desktop' }, async ({ page }) => {
    const host = await watchHostPage(page);
    await openBookingByNonce(page, more);
    await expect(page.locator('songwai-booking').getByRole('button', { name: /Where from/ })).toBeVisible();
    expect(await host.errors()).toEqual([]);
  });

  test(`a changed part does not run where scripts are let in by ${how}`, { tag: '@desktop' }, async ({ page }) => {
    await change(page, { part: 'booking', from: 2 });
    await openBookingByNonce(page, more);
    await expect(page.locator('songwai-booking').getByText('This part did not load')).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isForeign'))).toBe(false);
  });
}

test('an exact version finds the nonce of the page where a tag manager has removed its tag', { tag: '@desktop' }, async ({
  page,
}) => {
  await openBookingByNonce(page, '', `<script nonce="${nonce}">document.querySelector('script[src]').remove();</script>`);
  await expect(page.locator('songwai-booking').getByRole('button', { name: /Where from/ })).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
});
