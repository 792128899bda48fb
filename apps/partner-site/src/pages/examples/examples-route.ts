import type { FastifyInstance } from 'fastify';
import { examplePages } from '../../frame/example-list.ts';
import { escapeHtml } from '../../frame/html.ts';
import type { Page } from '../../frame/page.ts';
import { sendPage } from '../../frame/send-page.ts';
import { addressFor, type PageQuery, type Visitor, visitorOf } from '../../frame/visitor.ts';

const texts = {
  en: {
    title: 'Examples · Songwai for developers',
    headline: 'Songwai on your own pages',
    lead: 'Each page is a working example, served from another origin than Songwai, with the code it is made of below it.',
  },
  th: {
    title: 'ตัวอย่าง · ส่งไวสำหรับนักพัฒนา',
    headline: 'ส่งไวบนหน้าเว็บของคุณ',
    lead: 'ทุกหน้าเป็นตัวอย่างที่ใช้งานได้จริง อยู่คนละ origin กับส่งไว และมีโค้ดของหน้านั้นอยู่ด้านล่าง',
  },
} as const;

/** Every page with what it shows. */
const examplesPage = (visitor: Visitor): Page => {
  const text = texts[visitor.language];
  const cards = examplePages.map(
    ({ path, name, shows }) =>
      `<li><a href="${escapeHtml(addressFor(path, visitor))}"><h2>${name[visitor.language]}</h2><p>${shows[visitor.language]}</p><code>${path}</code></a></li>`,
  );
  return {
    visitor,
    path: '/examples',
    title: text.title,
    styles: ['/page.css', '/examples.css'],
    body: `<main><h1>${text.headline}</h1><p>${text.lead}</p><ul>${cards.join('')}</ul></main>`,
  };
};

/** `/examples`: the way to all pages. */
export const examplesRoute = (app: FastifyInstance): void => {
  app.get<PageQuery>('/examples', async (request, reply) => sendPage(reply, examplesPage(visitorOf(request))));
};
