import type { Page } from '@playwright/test';
import { bangNa, createOrderForm, type OrderForm, siamParagon } from './order-form.ts';
import { signIn } from './sign-in.ts';
import { portalPath } from './variants.ts';
import type { Language } from './words.ts';

/** Opens our own order form, fills in a parcel by motorcycle, and signs in where the contacts are asked for. */
export const orderAtContacts = async (page: Page, language: Language, origin = ''): Promise<OrderForm> => {
  const form = createOrderForm(page, language);
  await page.goto(`${origin}${portalPath(language, '/neworder')}`);
  await form.enterRoute(siamParagon, bangNa);
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await signIn(page, language);
  await form.enterContacts();
  return form;
};
