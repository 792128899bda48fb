import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../frame/send-page.ts';
import { guestOfHotel, type Site } from '../../frame/site.ts';
import { type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { createExactScript } from './exact-script.ts';
import { strictDownPage, strictPage } from './strict-page.ts';
import { strictPolicy } from './strict-policy.ts';

/** `/strict`: a nonce for every answer, and the integrity of one version of the script. */
export const strictRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  const readExactScript = createExactScript(config.songwaiOrigin);
  app.get<PageQuery>('/strict', async (request, reply) => {
    const visitor = visitorOf(request);
    const id = recognizeGuest(request, reply);
    const script = await readExactScript().catch((error: unknown) => {
      process.stderr.write(`/strict: ${error instanceof Error ? error.message : String(error)}\n`);
      return null;
    });
    if (script === null) return sendPage(reply.code(503), strictDownPage(visitor));
    const nonce = randomBytes(16).toString('base64');
    const token = await songwai.guestToken({ id, ...guestOfHotel });
    reply.header('content-security-policy', strictPolicy(config.songwaiOrigin, nonce).join('; '));
    return sendPage(reply, strictPage({ config, visitor, token, nonce, script }));
  });
};
