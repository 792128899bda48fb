import type { APIRequestContext, Page } from '@playwright/test';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Pages that search engines do not list, and visitors reach. */
const unlisted = [
  '/privacy',
  '/termsandconditions',
  '/cookie-policy',
  '/driver-processor-agreement',
  '/forgotpassword',
  '/error',
];
/** A customer's own pages. */
const own = [
  '/dashboard',
  '/dashboard/active',
  '/wallet',
  '/freecredit',
  '/favorite',
  '/notification',
  '/quotations',
  '/recurring',
  '/settings',
];

/** The paths of a page's links within the product, without anchors. */
const linksOn = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.split(/[?#]/, 1)[0] ?? '');
};

/** Follows every link of the pages once; @returns those that lead nowhere, with the page they stand on. */
const deadLinks = async (page: Page, request: APIRequestContext, paths: readonly string[]): Promise<readonly string[]> => {
  const seen = new Set<string>();
  const dead: string[] = [];
  for (const path of paths) {
    for (const target of await linksOn(page, path)) {
      if (seen.has(target)) continue;
      seen.add(target);
      const { ok, status } = await request.get(target).then((answer) => ({ ok: answer.ok(), status: answer.status() }));
      if (!ok) dead.push(`${path} leads to ${target}: ${status}`);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
  return dead;
};

for (const variant of eachOnce) {
  const { language, label } = variant;

  test(`every link on the pages for visitors leads to a page, ${label}`, detailsOf(variant), async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const inLanguage = listed.filter((path) => /^\/en(\/|$)/.test(path) === (language === 'en'));
    expect(inLanguage.length).toBeGreaterThan(8);
    expect(await deadLinks(page, request, [...inLanguage, ...unlisted.map((path) => portalPath(language, path))])).toEqual([]);
  });

  test(`every link on a customer's own pages leads to a page, ${label}`, detailsOf(variant), async ({ page, request }) => {
    const account = await createFreshAccount(request);
    await signInByCall(request, account);
    await page.goto(portalPath(language, '/dashboard'));
    await signIn(page, language, account);
    await expect(page).toHaveURL(/\/dashboard/);
    expect(
      await deadLinks(
        page,
        request,
        own.map((path) => portalPath(language, path)),
      ),
    ).toEqual([]);
  });
}
