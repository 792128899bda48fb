import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { createUnseenFaults, type UnseenFaults } from './unseen-faults.ts';

export interface JourneyFixtures {
  /** Checked in every journey: no requests to other sites, and no hidden errors. */
  readonly unseenFaults: UnseenFaults;
  /** Opens a separate browser for another person, who is not signed in. */
  readonly openAnotherBrowser: () => Promise<Page>;
}

export const test = base.extend<JourneyFixtures>({
  unseenFaults: [
    async ({ context }, use) => {
      const faults = createUnseenFaults();
      faults.watch(context);
      await use(faults);
      expect.soft(faults.strangers, 'requests that left for a third party').toEqual([]);
      expect.soft(faults.errors, 'errors that nobody caught, and what a policy refused').toEqual([]);
    },
    { auto: true },
  ],
  openAnotherBrowser: async ({ browser, contextOptions, unseenFaults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions });
      contexts.push(context);
      unseenFaults.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
