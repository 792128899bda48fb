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
  /** The page's own style sheet. */
  readonly styles?: string;
  /** Attributes of its `html`; default: English. */
  readonly root?: string;
  /** The whole policy instead of the one that the widget needs. */
  readonly wholePolicy?: string;
}

const newest = `src="${portalOrigin}/widget/v1/songwai.js"`;

/** The policy from docs/embedding/csp.md. */
export const neededPolicy = `script-src ${portalOrigin}; connect-src ${portalOrigin}; style-src 'self'; img-src data:`;

/** Serves a partner's page with only this body, under the policy from the documentation. @returns its address. */
export const serveHostMarkup = async (page: Page, markup: HostMarkup, path = '/host-page'): Promise<string> => {
  const { body, origin = partnerOrigin, policy, script = newest, styles = '', root = 'lang="en"' } = markup;
  const address = `${origin}${path}`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': markup.wholePolicy ?? [neededPolicy, policy].filter(Boolean).join('; ') },
      body: `<!doctype html><html ${root}><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,">${styles && `<link rel="stylesheet" href="${path}.css">`}<script type="module" ${script}></script><body>${body}</body></html>`,
    }),
  );
  if (styles) await page.route(`${address}.css`, (route) => route.fulfill({ contentType: 'text/css', body: styles }));
  return address;
};

/** Opens a partner's page with only this body, under the policy from the documentation. */
export const openHostMarkup = async (page: Page, markup: HostMarkup): Promise<void> => {
  await page.goto(await serveHostMarkup(page, markup));
};

/** Fetches a token that the demo partner's server signed for its guest; without an id for one who was never there before. */
export const takeGuestToken = async (guestId?: string): Promise<string> => {
  const html = await (await fetch(`${partnerOrigin}/`, guestId ? { headers: { cookie: `guest=${guestId}` } } : {})).text();
  const [, token] = /\btoken="([^"]+)"/.exec(html) ?? [];
  if (!token) throw new Error('the partner’s page has no token');
  return token;
};
