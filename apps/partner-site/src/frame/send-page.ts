import type { FastifyReply } from 'fastify';
import { renderDocument } from './layout.ts';
import type { Page } from './page.ts';

/** Answers with a page. */
export const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(renderDocument(page));
