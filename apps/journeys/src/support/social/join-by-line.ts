import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newMobile, sentCode } from '../account/outbox.ts';
import { createSignUpForm } from '../account/sign-up-form.ts';
import { portalPath, textOf } from '../variants.ts';
import type { Language } from '../words.ts';
import type { Social } from './social-gateway.ts';

interface JoiningByLine {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly social: Social;
  readonly language: Language;
  /** Leads to the page that is wanted. */
  readonly from: string;
}

/** Signs in by LINE from the sign-in page, agreeing there. */
export const signInByLine = async ({ page, social, language, from }: JoiningByLine): Promise<void> => {
  await page.goto(`${social.gateway.origin}${portalPath(language, `/login?from=${from}`)}`);
  await page.getByRole('button', { name: textOf(language).lineSignIn }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
};

/** Joins by LINE without a password. @returns the account's phone, and the code that was sent to it. */
export const joinByLine = async (joining: JoiningByLine): Promise<{ readonly phone: string; readonly code: string }> => {
  const { page, request, social, language } = joining;
  const text = textOf(language);
  const form = createSignUpForm(page, language);
  const phone = newMobile();
  await signInByLine(joining);
  await expect(page.getByText(text.joiningByLine)).toBeVisible();
  await expect(form.password).toHaveCount(0);
  await form.enterPerson(phone);
  // LINE's word survives a reload, as does the form.
  await page.reload();
  await expect(page.getByText(text.joiningByLine)).toBeVisible();
  await form.acceptTerms();
  await form.getCode.click();
  const code = await sentCode(request, phone, { origin: social.gateway.origin });
  await form.code.fill(code);
  return { phone, code };
};
