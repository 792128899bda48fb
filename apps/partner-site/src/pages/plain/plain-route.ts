import type { FastifyInstance } from 'fastify';
import { policyOf } from '../../frame/policy.ts';
import type { Site } from '../../frame/site.ts';
import { type PageQuery, visitorOf } from '../../frame/visitor.ts';
import { plainPage } from './plain-page.ts';

/** `/plain`: a page of one file. */
export const plainRoute = (app: FastifyInstance, { config }: Site): void => {
  app.get<PageQuery>('/plain', async (request, reply) => {
    const { html, styleHash } = plainPage({ config, visitor: visitorOf(request) });
    return reply
      .header('content-security-policy', policyOf(config.songwaiOrigin, { styles: [styleHash] }))
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
