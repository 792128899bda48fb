import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../frame/send-page.ts';
import type { Site } from '../../frame/site.ts';
import { type PageQuery, visitorOf } from '../../frame/visitor.ts';
import { pricesPage } from './prices-page.ts';

/** `/prices`: the same for everybody. */
export const pricesRoute = (app: FastifyInstance, { config }: Site): void => {
  app.get<PageQuery>('/prices', async (request, reply) => sendPage(reply, pricesPage({ config, visitor: visitorOf(request) })));
};
