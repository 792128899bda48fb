import type { Language } from '@songwai/core/basics/language';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { renderPreviewPicture } from '../../tracking/picture/preview-picture.ts';
import type { PagePreview } from '../render-page.ts';
import type { PageMatch, PageRoute } from '../route-manifest.ts';
import { listedPages, pictureName } from './listed-pages.ts';

interface PagePictureDeps {
  readonly publicUrl: string;
  readonly routes: readonly PageRoute[];
}

/** A title without the name of the site, which the picture shows itself. */
const withoutSite = (title: string): string => {
  const parts = title.split(' | ');
  // The home page has the name first.
  return (/ส่งไว|Songwai/.test(parts[0] ?? '') ? parts.at(-1) : parts[0]) ?? title;
};

/** What a chat or a network shows under a link to a page that may be listed; undefined for the others. */
export const previewOfPage = (
  { route, language }: PageMatch,
  { publicUrl, routes }: PagePictureDeps,
): PagePreview | undefined => {
  if (route === undefined || !listedPages(routes).includes(route)) return undefined;
  return {
    title: route.title[language],
    description: route.description[language],
    imageUrl: `${publicUrl}/preview/${language}/${pictureName(route.pattern)}.png`,
  };
};

/** Serves the pictures of pages that may be listed, each rendered once. */
export function registerPagePictures(app: FastifyInstance, { routes }: PagePictureDeps): void {
  const rendered = new Map<string, Promise<Buffer>>();
  const pictureOf = ({ pattern, title, description }: PageRoute, language: Language): Promise<Buffer> => {
    const key = `${language} ${pattern}`;
    const known = rendered.get(key);
    if (known) return known;
    const words = { status: withoutSite(title[language]), arrival: '', way: description[language] };
    const picture = renderPreviewPicture({ words, language });
    rendered.set(key, picture);
    // The next who asks tries again.
    picture.catch(() => rendered.delete(key));
    return picture;
  };
  app.get<{ Params: { language: string; name: string } }>(
    '/preview/:language/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language, name } = request.params;
      const route = listedPages(routes).find(({ pattern }) => `${pictureName(pattern)}.png` === name);
      if (route === undefined || (language !== 'th' && language !== 'en')) return answerNotFound(request, reply);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await pictureOf(route, language));
    },
  );
}
