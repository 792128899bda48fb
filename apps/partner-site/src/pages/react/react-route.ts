import type { FastifyInstance } from 'fastify';
import { policyOf } from '../../frame/policy.ts';
import { sendPage } from '../../frame/send-page.ts';
import { guestOfHotel, type Site } from '../../frame/site.ts';
import { type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { type AppProps, reactPage } from './react-page.ts';

/** What the build makes of `react-host/render.tsx`. */
interface BuiltApp {
  readonly renderParcelApp: (props: AppProps) => string;
}

const builtApp = new URL('../../../dist/server/render.js', import.meta.url).href;

/** `/react`: rendered here first, with the tokens that the app asks for. */
export const reactRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  app.get<PageQuery>('/react', async (request, reply) => {
    const visitor = visitorOf(request);
    recognizeGuest(request, reply);
    const { renderParcelApp } = (await import(builtApp)) as BuiltApp;
    const props = { songwaiOrigin: config.songwaiOrigin, partner: config.partnerId, ...visitor };
    reply.header('content-security-policy', policyOf(config.songwaiOrigin, { asksServer: true }));
    return sendPage(reply, reactPage({ visitor, props, html: renderParcelApp(props) }));
  });

  // POST, so that no link and no cache gets one.
  app.post('/react/token', async (request, reply) => {
    const id = recognizeGuest(request, reply);
    return reply.type('text/plain').send(await songwai.guestToken({ id, ...guestOfHotel }));
  });
};
