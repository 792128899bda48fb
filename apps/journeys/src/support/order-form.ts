import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, words } from './words.ts';

type Scope = Page | Locator;

/** Text to type for a stop, and the suggestion to choose. */
export type PlaceChoice = readonly [typed: string, suggestion: RegExp];

/** A well-known route inside the service area. */
export const siamParagon: PlaceChoice = ['สยามพารากอน', /สยามพารากอน|Siam Paragon/];
export const bangNa: PlaceChoice = ['Bang Na', /Bang Na|บางนา/];

export const people = { sender: 'พิมพ์ชนก', receiver: 'ธนากร', remark: 'ของแตกง่าย' } as const;

/** Actions of a booking customer, on the portal's page or in the widget (locators pierce its open shadow root). */
export const createOrderForm = (scope: Scope, language: Language) => {
  const text = words[language];
  const button = (name: string | RegExp) =>
    scope.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  const searchBox = scope.getByRole('combobox', { name: text.search });
  const stops = scope.getByRole('button', { name: text.changePlace });
  const phones = scope.getByRole('textbox', { name: text.phone, exact: true });
  const vehicles = scope.getByRole('group', { name: text.vehicles }).getByRole('radio');

  const choosePlace = async ([typed, suggestion]: PlaceChoice): Promise<void> => {
    await searchBox.fill(typed);
    await scope.getByRole('option', { name: suggestion }).first().click();
  };

  return {
    searchBox,
    /** Stops with a place. */
    stops,
    phones,
    vehicles,
    parcel: button(text.parcel),
    motorcycle: vehicles.and(scope.getByRole('radio', { name: text.motorcycle })),
    senderName: scope.getByLabel(text.senderName),
    receiverName: scope.getByLabel(text.receiverName),
    confirmPhone: scope.getByLabel(text.confirmPhone),
    remark: scope.getByRole('textbox', { name: text.remark, exact: true }),
    next: button(text.next),
    /** Our own page lets the whole order be looked through before it is booked; a partner's does not. */
    reviewButton: button(text.toReview),
    leaveReview: button(text.leaveReview),
    bookButton: button(text.book),
    booked: scope.getByRole('heading', { name: text.bookedTitle }),
    choosePlace,
    /** Enters both stops by search; the second search opens after the first. */
    async enterRoute(from: PlaceChoice, to: PlaceChoice): Promise<void> {
      await button(text.pickUp).click();
      await choosePlace(from);
      await choosePlace(to);
      await expect(stops).toHaveCount(2);
    },
    async chooseParcelByMotorcycle(): Promise<void> {
      await button(text.parcel).click();
      const motorcycle = vehicles.and(scope.getByRole('radio', { name: text.motorcycle }));
      // Not `check`, which wants it chosen at once: before the code of the choices is there, a press counts when it is.
      await motorcycle.click();
      await expect(motorcycle).toBeChecked();
    },
    /** Expects each vehicle's price for this route instead of its starting price. */
    async seePrices(): Promise<void> {
      await expect(vehicles).toHaveCount(6);
      for (const vehicle of await vehicles.all()) await expect(vehicle).toHaveAccessibleName(/[^มตง] ?฿[\d,]+(\.\d\d)?$/);
      await expect(scope.getByRole('radio', { name: /(เริ่มต้น|from) ฿/ })).toHaveCount(0);
    },
    async enterContacts(): Promise<void> {
      await scope.getByLabel(text.senderName).fill(people.sender);
      await scope.getByLabel(text.receiverName).fill(people.receiver);
      await phones.nth(0).fill('0812345678');
      await phones.nth(1).fill('0898765432');
      await scope.getByLabel(text.confirmPhone).fill('0812345678');
      await scope.getByRole('textbox', { name: text.remark, exact: true }).fill(people.remark);
    },
    async reviewAndBook(): Promise<void> {
      await button(text.toReview).click();
      await button(text.book).click();
    },
    /** The terms that a partner's guest accepts before booking, once per version. */
    agreement: scope.getByRole('checkbox', { name: text.agree }),
    /** Clicks the box itself, because the label contains links. */
    async agree(): Promise<void> {
      await scope.getByRole('checkbox', { name: text.agree }).check({ position: { x: 10, y: 20 } });
    },
    async payCashAtDropOff(): Promise<void> {
      const choice = scope.getByRole('group', { name: text.whoPays }).getByRole('radio').nth(1);
      await choice.click();
      await expect(choice).toBeChecked();
    },
  };
};

export type OrderForm = ReturnType<typeof createOrderForm>;

/** Expects everything that `enterContacts` typed. */
export const seeContacts = async (form: OrderForm): Promise<void> => {
  await expect(form.senderName).toHaveValue(people.sender);
  await expect(form.receiverName).toHaveValue(people.receiver);
  await expect(form.phones.nth(0)).toHaveValue(/^081[ -]?234[ -]?5678$/);
  await expect(form.phones.nth(1)).toHaveValue(/^089[ -]?876[ -]?5432$/);
  await expect(form.confirmPhone).toHaveValue(/^081[ -]?234[ -]?5678$/);
  await expect(form.remark).toHaveValue(people.remark);
};
