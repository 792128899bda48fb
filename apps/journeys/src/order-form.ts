import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, words } from './words.ts';

type Scope = Page | Locator;

/** Booking as a customer does it, on the portal's page or inside the widget (locators reach into its open shadow root). */
export const createOrderForm = (scope: Scope, language: Language) => {
  const text = words[language];
  const button = (name: string | RegExp) => scope.getByRole('button', { name });

  const searchBox = () => scope.getByRole('combobox', { name: text.search });

  /** Types into the search of the stop that is open and takes the first suggestion with that name. */
  const choosePlace = async (typed: string, suggestion: string | RegExp): Promise<void> => {
    await searchBox().fill(typed);
    await scope.getByRole('option', { name: suggestion }).first().click();
  };

  const openStop = async (invitation: string): Promise<void> => {
    if (!(await searchBox().isVisible())) await button(invitation).click();
    await expect(searchBox()).toBeVisible();
  };

  return {
    text,
    searchBox,
    choosePlace,
    openStop,
    /** Both stops, by search. */
    async enterRoute(from: readonly [string, string | RegExp], to: readonly [string, string | RegExp]): Promise<void> {
      await openStop(text.pickUp);
      await choosePlace(...from);
      await openStop(text.dropOff);
      await choosePlace(...to);
    },
    async chooseParcelByMotorcycle(): Promise<void> {
      await button(text.parcel).click();
      await scope.getByRole('radio', { name: text.motorcycle }).check({ force: true });
    },
    async continueToContacts(): Promise<void> {
      await button(text.next).click();
    },
    async enterContacts(): Promise<void> {
      await scope.getByLabel(text.senderName).fill('พิมพ์ชนก');
      await scope.getByLabel(text.receiverName).fill('ธนากร');
      const phones = scope.getByRole('textbox', { name: text.phone, exact: true });
      await phones.nth(0).fill('0812345678');
      await phones.nth(1).fill('0898765432');
      await scope.getByLabel(text.confirmPhone).fill('0812345678');
    },
    async payCashAtFirstStop(): Promise<void> {
      await scope.getByRole('radio').first().check({ force: true });
    },
    bookButton: () => button(text.book),
    async book(): Promise<void> {
      await button(text.book).click();
      await expect(scope.getByRole('heading', { name: text.bookedTitle })).toBeVisible();
    },
  };
};

export type OrderForm = ReturnType<typeof createOrderForm>;

/** A well-known route inside the service area. */
export const siamToBangNa = {
  from: ['สยามพารากอน', /สยามพารากอน|Siam Paragon/],
  to: ['Bang Na', /Bang Na|บางนา/],
} as const;
