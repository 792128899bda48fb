import type { Page } from '@playwright/test';
import { expect } from '../journey-test.ts';
import { type Account, demoAccount } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { portalPath } from '../variants.ts';
import type { Language } from '../words.ts';

/** The sections of the settings that every account has. */
export const accountPaths: readonly string[] = [
  ...['/settings/profile', '/settings/company', '/settings/notifications', '/settings/places', '/settings/billing'],
  ...['/settings/display', '/settings/security', '/settings/privacy'],
];

interface SignInOptions {
  readonly language: Language;
  readonly account?: Account;
}

const expectAt = (page: Page, path: string) =>
  expect(page, path).toHaveURL(({ pathname, search }) => `${pathname}${search}` === path);

/** Signs in on the way to a page and waits for it: whoever goes on sooner breaks the sign-in off and sees its form again. */
export const signInFor = async (page: Page, path: string, { language, account = demoAccount }: SignInOptions): Promise<void> => {
  await page.goto(portalPath(language, `/login?from=${encodeURIComponent(path)}`));
  await signIn(page, language, account);
  await expectAt(page, portalPath(language, path));
};

/** Opens a page and waits until it stands there whole, and not another one in its place, as the sign-in would. */
export const openWhole = async (page: Page, language: Language, path: string): Promise<void> => {
  await page.goto(portalPath(language, path));
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expectAt(page, portalPath(language, path));
};
