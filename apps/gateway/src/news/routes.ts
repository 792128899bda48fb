import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type { Language } from '@songwai/core/basics/language';
import { countUnreadNews, getNews, listNews, listWebPromotions, readNews, viewNewsPicture } from '@songwai/core/news/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import type { NewsPictures } from './admin/pictures.ts';
import type { NewsForReaders } from './reader.ts';
import { renderMarkdown } from './render-markdown.ts';
import { exampleToWire, newsToWire } from './wire.ts';

interface NewsRouteDeps {
  readonly readers: NewsForReaders;
  readonly pictures: NewsPictures;
}

/** Texts of both languages of all that is live at a time. */
const mostRendered = 200;

/** Mounts what readers call. */
export function registerNews(app: FastifyInstance, { readers, pictures }: NewsRouteDeps): void {
  const rendered = createBoundedCache<string>(mostRendered);
  const render = (markdown: string, language: Language): string => {
    const key = `${language} ${markdown}`;
    const html = rendered.get(key) ?? renderMarkdown(markdown, language);
    rendered.set(key, html);
    return html;
  };

  mountEndpoint(app, listNews, async ({ body, session }) => ({
    news: (await readers.list(session?.userId, body.news_type)).map(newsToWire),
  }));

  mountEndpoint(app, listWebPromotions, async () => ({
    promotions: (await readers.list(undefined, 'promotion')).map(newsToWire),
  }));

  mountEndpoint(app, countUnreadNews, async ({ session }) => ({ unreadCount: await readers.countUnread(session?.userId) }));

  mountEndpoint(app, getNews, async ({ params, session }) => {
    const shown = await readers.find(params.id, session?.userId);
    const { body_th: th, body_en: en } = shown.row;
    const example = await readers.priceExample(shown, session?.userId);
    return {
      news: newsToWire(shown),
      ...{ contentTh: render(th, 'th'), contentEn: render(en, 'en') },
      ...(example && { example: exampleToWire(example) }),
    };
  });

  mountEndpoint(app, readNews, async ({ params, session }) => {
    await readers.markRead(params.id, session.userId);
    return { unreadCount: await readers.countUnread(session.userId) };
  });

  mountFile(app, viewNewsPicture, async ({ params }) => {
    const { content, mediaType } = await pictures.read(params.fileName);
    return { content, type: mediaType };
  });
}
