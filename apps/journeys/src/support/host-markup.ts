import type { Page } from '@playwright/test';
import { partnerOrigin, portalOrigin } from './product.ts';

interface HostMarkup {
  /** What the page's body holds. */
  readonly body: string;
  /** Its origin; by default the demo partner's own site. */
  readonly origin?: string;
  /** Directives beside those that the widget needs. */
  readonly policy?: string;
}

/** As docs/embedding.md asks for it. */
const neededPolicy = `script-src ${portalOrigin}; connect-src ${portalOrigin}; style-src 'self'; img-src data:`;

/** A page of a partner that holds just this, under the policy that the documentation says is enough. */
export const openHostMarkup = async (page: Page, { body, origin = partnerOrigin, policy }: HostMarkup): Promise<void> => {
  const address = `${origin}/host-page`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy ? `${neededPolicy}; ${policy}` : neededPolicy },
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"><script type="module" src="${portalOrigin}/widget/v1/songwai.js"></script><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
};

/** A token as the demo partner's server signs one for its guest. */
export const takeGuestToken = async (): Promise<string> => {
  const html = await (await fetch(`${partnerOrigin}/`)).text();
  const [, token] = /\btoken="([^"]+)"/.exec(html) ?? [];
  if (!token) throw new Error('the partner’s page has no token');
  return token;
};
