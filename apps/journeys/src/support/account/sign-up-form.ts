import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../journey-test.ts';
import { textOf } from '../variants.ts';
import type { Language } from '../words.ts';
import { newMobile, sentCode } from './outbox.ts';

/** The sign-up form and the field of its codes. */
export const createSignUpForm = (page: Page, language: Language) => {
  const text = textOf(language);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    password: field(text.newPassword),
    getCode: page.getByRole('button', { name: text.getCode }),
    code: page.getByRole('textbox', { name: text.code }),
    enterPerson: async (phone: string) => {
      await field(text.firstName).fill('พิมพ์ชนก');
      await field(text.lastName).fill('วัฒนกุล');
      await field(text.mobile).fill(phone);
    },
    enterCompany: async (email: string, name = 'บริษัท บ้านสวนฟลาวเวอร์ จำกัด') => {
      await page.getByRole('tab', { name: text.company }).click();
      await field(text.taxId).fill('0105500000003');
      await field(text.companyName).fill(name);
      await field(text.companyAddress).fill('98 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400');
      await page.getByRole('radio', { name: text.headOffice, exact: true }).check();
      await field(text.postcode).fill('10400');
      await field(text.email).fill(email);
    },
    enterPasswords: async (password: string) => {
      await field(text.newPassword).fill(password);
      await field(text.repeatPassword).fill(password);
    },
    acceptTerms: async () => {
      await page.getByRole('checkbox', { name: text.acceptTerms }).check({ position: { x: 10, y: 20 } });
    },
  };
};

interface JoiningCompany {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly language: Language;
  readonly name?: string;
}

/** A company that signs up in the page and confirms its phone and its address. */
export const joinAsCompany = async ({ page, request, language, name }: JoiningCompany): Promise<void> => {
  const form = createSignUpForm(page, language);
  const phone = newMobile();
  const email = `office-${phone}@example.test`;
  await form.enterCompany(email, name);
  await form.enterPerson(phone);
  await form.enterPasswords('secret_1');
  await form.acceptTerms();
  await form.getCode.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(await sentCode(request, phone));
  await expect(page.getByRole('heading', { name: textOf(language).confirmEmail })).toBeVisible();
  await form.code.fill(await sentCode(request, email));
};
