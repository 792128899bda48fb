import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export interface JourneyFixtures {
  /** Holds for every journey by itself: the product works without asking anybody else for anything. */
  readonly noThirdParty: { watch(context: BrowserContext): void };
  /** Opens a browser of its own for another person, who is not signed in. */
  readonly openAnotherBrowser: () => Promise<Page>;
}

const isOurs = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost';
};

export const test = base.extend<JourneyFixtures>({
  noThirdParty: [
    async ({ context }, use) => {
      const strangers: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('request', (request) => {
          if (!isOurs(request.url())) strangers.push(request.url());
        });
      };
      watch(context);
      await use({ watch });
      expect(strangers, 'requests that left for a third party').toEqual([]);
    },
    { auto: true },
  ],
  openAnotherBrowser: async ({ browser, contextOptions, noThirdParty }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions });
      contexts.push(context);
      noThirdParty.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
