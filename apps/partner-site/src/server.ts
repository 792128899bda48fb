import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createSongwai, type SongwaiEvent } from '@songwai/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { renderBagsPage } from './bags-page.ts';
import type { PartnerConfig } from './config.ts';
import { renderPage } from './page.ts';
import { renderPricesPage } from './prices-page.ts';
import { hearWebhooks } from './webhook-route.ts';

const guestCookie = 'guest';
const publicDir = fileURLToPath(new URL('../public/', import.meta.url));
const fontFolder = (name: string): string =>
  fileURLToPath(new URL('./files/', import.meta.resolve(`@fontsource-variable/${name}/package.json`)));

/** A strict content security policy: nothing inline, only the site itself and Songwai. */
const contentSecurityPolicy = (songwaiOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${songwaiOrigin}`,
    `connect-src ${songwaiOrigin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const guestIdFrom = (cookie: string | undefined): string | null =>
  new RegExp(`(?:^|; )${guestCookie}=([\\w-]{36})`).exec(cookie ?? '')?.[1] ?? null;

const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === value) ?? fallback;

/**
 * The partner's own server: signs its guests on, serves its page and receives webhooks of their jobs. Created, but not listening.
 * @param onEvent called once for each of Songwai's events.
 */
export const buildPartnerSite = (
  config: PartnerConfig,
  clock: () => Date,
  onEvent: (event: SongwaiEvent) => void = () => undefined,
): FastifyInstance => {
  const app = Fastify({ logger: false });
  const songwai = createSongwai({ ...config, origin: config.songwaiOrigin, clock });
  if (config.webhookSecret !== undefined) hearWebhooks(app, { songwai, onEvent });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(config.songwaiOrigin),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
  app.register(fastifyStatic, { root: publicDir, index: false });
  app.register(fastifyStatic, {
    root: [fontFolder('fraunces'), fontFolder('anuphan')],
    prefix: '/fonts/',
    decorateReply: false,
    immutable: true,
    maxAge: '30d',
  });

  app.get<{ Querystring: { lang?: string; theme?: string } }>('/bags', async (request, reply) => {
    const guestId = guestIdFrom(request.headers.cookie) ?? randomUUID();
    // Of the guest's own booking: a server that signed whatever number it is asked for would protect none.
    const reference = `BC-${guestId.slice(0, 8).toUpperCase()}`;
    const signature = new URL(songwai.dropPointLink(reference)).searchParams.get('signature') ?? '';
    return reply
      .header('set-cookie', `${guestCookie}=${guestId}; Path=/; HttpOnly; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        renderBagsPage({
          songwaiOrigin: config.songwaiOrigin,
          partnerId: config.partnerId,
          reference,
          signature,
          language: oneOf(request.query.lang, ['th', 'en'], 'en'),
          theme: oneOf(request.query.theme, ['light', 'dark', 'auto'], 'light'),
        }),
      );
  });

  app.get<{ Querystring: { lang?: string; theme?: string } }>('/', async (request, reply) => {
    const guestId = guestIdFrom(request.headers.cookie) ?? randomUUID();
    const language = oneOf(request.query.lang, ['th', 'en'], 'en');
    const token = await songwai.guestToken({ id: guestId, name: 'Maya Lindqvist', phone: '0812345678' });
    return reply
      .header('set-cookie', `${guestCookie}=${guestId}; Path=/; HttpOnly; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          songwaiOrigin: config.songwaiOrigin,
          partnerId: config.partnerId,
          token,
          language,
          theme: oneOf(request.query.theme, ['light', 'dark', 'auto'], 'light'),
        }),
      );
  });
  app.get<{ Querystring: { lang?: string; theme?: string } }>('/prices', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      renderPricesPage({
        songwaiOrigin: config.songwaiOrigin,
        partnerId: config.partnerId,
        language: oneOf(request.query.lang, ['th', 'en'], 'en'),
        theme: oneOf(request.query.theme, ['light', 'dark', 'auto'], 'light'),
      }),
    ),
  );
  return app;
};
