import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createSongwai, type SongwaiEvent } from '@songwai/node';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PartnerConfig } from './config.ts';
import { policyOf } from './frame/policy.ts';
import type { Site } from './frame/site.ts';
import { bagsRoute } from './pages/bags/bags-route.ts';
import { examplesRoute } from './pages/examples/examples-route.ts';
import { hotelRoute } from './pages/hotel/hotel-route.ts';
import { plainRoute } from './pages/plain/plain-route.ts';
import { playgroundRoute } from './pages/playground/playground-route.ts';
import { pricesRoute } from './pages/prices/prices-route.ts';
import { reactRoute } from './pages/react/react-route.ts';
import { shopRoute } from './pages/shop/shop-route.ts';
import { strictRoute } from './pages/strict/strict-route.ts';
import { hearWebhooks } from './webhook-route.ts';

const publicDir = fileURLToPath(new URL('../public/', import.meta.url));
/** Scripts that `build.ts` makes. */
const builtDir = fileURLToPath(new URL('../dist/public/', import.meta.url));
const fontFolder = (name: string): string =>
  fileURLToPath(new URL('./files/', import.meta.resolve(`@fontsource-variable/${name}/package.json`)));

/** Every page is a route of its own. */
const pages = [
  hotelRoute,
  shopRoute,
  pricesRoute,
  bagsRoute,
  plainRoute,
  reactRoute,
  strictRoute,
  playgroundRoute,
  examplesRoute,
];

/**
 * The partner's own server: signs its guests on, serves its pages and receives webhooks of their jobs. Created, but not listening.
 * @param onEvent called once for each of Songwai's events.
 */
export const buildPartnerSite = (
  config: PartnerConfig,
  clock: () => Date,
  onEvent: (event: SongwaiEvent) => void = () => undefined,
): FastifyInstance => {
  const app = Fastify({ logger: false });
  const site: Site = { config, songwai: createSongwai({ ...config, origin: config.songwaiOrigin, clock }), clock };
  if (config.webhookSecret !== undefined) hearWebhooks(app, { songwai: site.songwai, onEvent });
  const usualPolicy = policyOf(config.songwaiOrigin);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      // A page that needs another one has set it.
      'content-security-policy': reply.getHeader('content-security-policy') ?? usualPolicy,
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
  app.register(fastifyStatic, { root: builtDir, prefix: '/assets/', decorateReply: false });
  for (const route of pages) route(app, site);
  return app;
};
