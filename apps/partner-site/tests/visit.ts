import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../src/config.ts';
import { buildPartnerSite } from '../src/server.ts';

/** The moment of all tests. */
const now = new Date('2026-11-21T03:00:00Z');
export const secret = 'a-secret-that-only-the-two-servers-know';
const siteConfig = readConfig({ PARTNER_DEMO_SECRET: secret, PUBLIC_URL: 'https://songwai.test' });

interface Visit {
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
}

interface Visitor {
  readonly visit: (url: string, visit?: Visit) => Promise<LightMyRequestResponse>;
  readonly leave: () => Promise<undefined>;
}

/** A visitor with a browser, who keeps the site's cookie from page to page. */
export const createVisitor = (): Visitor => {
  const app = buildPartnerSite(siteConfig, () => now);
  let cookie = '';
  const visit = async (url: string, { form }: Visit = {}) => {
    const response = await app.inject({
      url,
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST' as const, payload: new URLSearchParams(form).toString() }),
    });
    cookie = String(response.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
    return response;
  };
  return { visit, leave: () => app.close() };
};

const named: Readonly<Record<string, string>> = { '&#38;': '&', '&#60;': '<', '&#62;': '>', '&#34;': '"', '&#39;': "'" };

/** HTML as a browser reads its texts. */
const readTexts = (html: string): string => html.replace(/&#\d+;/g, (entity) => named[entity] ?? entity);

/** The codes that a page shows, by their names, as they are copied. */
export const codesIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<figure>.*?class="name">(.*?)<.*?<code[^>]*>(.*?)<\/code>/gs)].map(([, name = '', code = '']) => [
      name,
      readTexts(code.replace(/<\/?span[^>]*>/g, '')),
    ]),
  );
