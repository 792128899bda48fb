import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a visitor has chosen, by the address. */
export interface Visitor {
  readonly language: 'th' | 'en';
  readonly theme: 'light' | 'dark' | 'auto';
}

/** The query of every page. */
export interface PageQuery {
  readonly Querystring: { readonly lang?: string; readonly theme?: string };
}

const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === value) ?? fallback;

/** Reads language and theme; English and light where the address names none that we have. */
export const visitorOf = ({ query }: Pick<FastifyRequest<PageQuery>, 'query'>): Visitor => ({
  language: oneOf(query.lang, ['th', 'en'], 'en'),
  theme: oneOf(query.theme, ['light', 'dark', 'auto'], 'light'),
});

const guestCookie = 'guest';

/** The id of a guest who was here before; null for a new one. */
const knownGuest = (cookie: string | undefined): string | null =>
  new RegExp(`(?:^|; )${guestCookie}=([\\w-]{36})`).exec(cookie ?? '')?.[1] ?? null;

/** The partner's own id of its guest, remembered by a cookie. The answer is the guest's alone, so nothing stores it. */
export const recognizeGuest = (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string => {
  const guestId = knownGuest(request.headers.cookie) ?? randomUUID();
  reply.headers({
    'set-cookie': `${guestCookie}=${guestId}; Path=/; HttpOnly; SameSite=Lax`,
    'cache-control': 'no-store',
  });
  return guestId;
};

/** Address of a page in the visitor's language and theme. */
export const addressFor = (path: string, { language, theme }: Visitor): string => `${path}?lang=${language}&theme=${theme}`;
