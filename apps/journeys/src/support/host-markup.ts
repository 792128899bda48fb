import type { Page } from '@playwright/test';
import { partnerOrigin, portalOrigin } from './product.ts';

interface HostMarkup {
  /** The body of the page. */
  readonly body: string;
  /** The page's origin; default: the demo partner's site. */
  readonly origin?: string;
  /** Directives in addition to those that the widget needs. */
  readonly policy?: string;
  /** Attributes of the script; default: those of the newest version. */
  readonly script?: string;
}

const newest = `src="${portalOrigin}/widget/v1/songwai.js"`;

/** The policy from docs/embedding.md. */
const neededPolicy = `script-src ${portalOrigin}; connect-src ${portalOrigin}; style-src 'self'; img-src data:`;

/** Opens a partner's page with only this body, under the policy from the documentation. */
export const openHostMarkup = async (
  page: Page,
  { body, origin = partnerOrigin, policy, script = newest }: HostMarkup,
): Promise<void> => {
  const address = `${origin}/host-page`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy ? `${neededPolicy}; ${policy}` : neededPolicy },
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"><script type="module" ${script}></script><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
};

/** Fetches a token that the demo partner's server signed for its guest. */
export const takeGuestToken = async (): Promise<string> => {
  const html = await (await fetch(`${partnerOrigin}/`)).text();
  const [, token] = /\btoken="([^"]+)"/.exec(html) ?? [];
  if (!token) throw new Error('the partner’s page has no token');
  return token;
};
