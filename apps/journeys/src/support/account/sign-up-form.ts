import type { Page } from '@playwright/test';
import { textOf } from '../variants.ts';
import type { Language } from '../words.ts';

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
    enterCompany: async (email: string) => {
      await page.getByRole('tab', { name: text.company }).click();
      await field(text.taxId).fill('0105500000003');
      await field(text.companyName).fill('บริษัท บ้านสวนฟลาวเวอร์ จำกัด');
      await field(text.companyAddress).fill('98 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400');
      await field(text.email).fill(email);
    },
    enterPasswords: async (password: string) => {
      await field(text.newPassword).fill(password);
      await field(text.repeatPassword).fill(password);
    },
    acceptTerms: async () => {
      await page.getByRole('checkbox', { name: text.acceptTerms }).check({ force: true, position: { x: 10, y: 20 } });
    },
  };
};
