import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { demoAccount, partnerOrigin } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: { ask: /^เข้าสู่ระบบเป็น Maya Lindqvist แทนไหม/, stay: 'ใช้บัญชีเดิมต่อ', accept: 'เข้าสู่ระบบเป็น Maya Lindqvist' },
  en: { ask: /^Sign in as Maya Lindqvist instead/, stay: 'Stay signed in as I am', accept: 'Sign in as Maya Lindqvist' },
} as const;

/** Of the hotel's server, for a new guest; no page has used it yet. */
const tokenFor = async (request: APIRequestContext): Promise<string> => {
  const html = await (await request.get(`${partnerOrigin}/`)).text();
  return /token="([^"]+)"/.exec(html)?.[1] ?? '';
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];
  const link = (token: string) => portalPath(language, `/signon#${new URLSearchParams({ partnerId: 'baanchandra', token })}`);

  test(
    `a hotel leads its guest to our order form, signed in; the token is in no address, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const token = await tokenFor(request);
      await page.goto(link(token));
      await expect(page).toHaveURL(new RegExp(`${portalPath(language, '/neworder')}$`));
      // Used up by now: a second visit of the same address gets the same session, and a changed token none.
      await page.goto('about:blank');
      await page.goto(link(`${token}x`));
      await expect(page.getByRole('heading', { name: /^Singon Failed: .+!$/ })).toBeVisible();
      expect(page.url()).not.toContain('token');
    },
  );

  test(
    `somebody who is signed in is asked before a hotel’s link changes that, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, demoAccount);
      await expect(page).toHaveURL(new RegExp(`${portalPath(language, '/neworder')}$`));
      await page.goto('about:blank');
      await page.goto(link(await tokenFor(request)));
      await expect(page.getByRole('heading', { name: text.ask })).toBeVisible();
      await page.getByRole('button', { name: text.stay }).click();
      await expect(page).toHaveURL(new RegExp(`${portalPath(language, '/neworder')}$`));
      await page.goto('about:blank');
      await page.goto(link(await tokenFor(request)));
      await page.getByRole('button', { name: text.accept, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${portalPath(language, '/neworder')}$`));
    },
  );
}
