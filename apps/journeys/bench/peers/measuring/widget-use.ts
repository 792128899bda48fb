import { type Browser, expect } from '@playwright/test';
import { bangNa, createOrderForm, siamParagon } from '../../../src/support/order-form.ts';
import { words } from '../../../src/support/words.ts';
import type { Subject } from '../subjects/subject.ts';
import { withBlankPage } from './blank-page.ts';
import { logNetwork } from './network-log.ts';
import { tasksUntilQuiet, watchTasks } from './quiet.ts';
import { type Transfer, transferOf } from './transfers.ts';

/** Names of files that the build lists for a use case. */
export interface ListedFiles {
  readonly loader: readonly string[];
  readonly firstStep: readonly string[];
  readonly wholeBooking: readonly string[];
}

/** What a booking fetches on its way: all that has come, and the part that the step needs. */
export interface BookingTransfers {
  readonly neededToType: Transfer;
  readonly suggestion: Transfer;
  readonly neededForSuggestion: Transfer;
  /** With the map, and what the partner's ways of paying need. */
  readonly booked: Transfer;
  /** For cash, without the map. */
  readonly neededForBooking: Transfer;
}

/** Books in the widget as a guest does: two places, contacts, cash. */
export const bookingTransfers = (browser: Browser, booking: Subject, listed: ListedFiles): Promise<BookingTransfers> =>
  withBlankPage(browser, {}, async ({ page, devTools, start }) => {
    const log = await logNetwork(devTools);
    await start(booking);
    const element = page.locator('songwai-booking');
    const form = createOrderForm(element, 'th');
    await element.getByRole('button', { name: words.th.pickUp }).click();
    await form.searchBox.fill(siamParagon[0]);
    await element.getByRole('option').first().waitFor();
    const neededToType = transferOf(log, undefined, (file) => listed.loader.includes(file));
    const suggestion = transferOf(log);
    const neededForSuggestion = transferOf(log, undefined, (file) => listed.firstStep.includes(file));
    await element.getByRole('option', { name: siamParagon[1] }).first().click();
    await form.choosePlace(bangNa);
    await form.seePrices();
    await form.chooseParcelByMotorcycle();
    await form.next.click();
    await form.enterContacts();
    await form.payCashAtDropOff();
    if (await form.agreement.isVisible()) await form.agree();
    await form.bookButton.click();
    await expect(form.booked).toBeVisible();
    const neededForBooking = transferOf(log, undefined, (file) => listed.wholeBooking.includes(file));
    return { neededToType, suggestion, neededForSuggestion, booked: transferOf(log), neededForBooking };
  });

/** Follows a job until its map is there. */
export const trackingTransfers = (browser: Browser, tracking: Subject): Promise<Transfer> =>
  withBlankPage(browser, {}, async ({ page, devTools, start }) => {
    const log = await logNetwork(devTools);
    await watchTasks(page);
    await start(tracking);
    await expect(page.locator('songwai-tracking canvas').first()).toBeAttached();
    await tasksUntilQuiet(page);
    return transferOf(log);
  });
