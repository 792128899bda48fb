import { getTrackingPicture } from '@songwai/core/tracking/picture-contract';
import { apiBase } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { NewsForReaders } from '../news/reader.ts';
import type { PublicPages } from '../partners/public-pages.ts';
import type { Room } from '../platform/room.ts';
import type { LinkPreviews } from '../tracking/picture/link-previews.ts';
import type { PagePreview } from './render-page.ts';
import type { PageMatch, PageRoute } from './route-manifest.ts';
import { registerSite } from './routes.ts';
import { siteTexts } from './texts.ts';

const partnerTermsPage = '/termsandconditions/:partner';
/** A job's public page, under its three addresses (spec §2). */
const trackingPages: readonly string[] = ['/t/:trackingId', '/cn/:trackingId', '/c/:code'];

/** Articles, with the name of the picture of the list that they belong to. */
const articlePages: Readonly<Record<string, string>> = { '/news/:newsId': 'news', '/promotions/:newsId': 'promotions' };

interface SiteNeeds {
  readonly partnerPages: PublicPages;
  readonly linkPreviews: LinkPreviews;
  readonly newsForReaders: NewsForReaders;
}

/** The portal's pages. A page about an unknown subject answers 404, like an unknown path. */
export const site: Room<SiteNeeds> = {
  name: 'site',
  tables: [],
  open: ({ config, clock }, { partnerPages, linkPreviews, newsForReaders }) => {
    const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
    const hasTerms = async (partner: string): Promise<boolean> => {
      try {
        await partnerPages.readTerms(partner);
        return true;
      } catch (error) {
        if (error instanceof BusinessRefusal) return false;
        throw error;
      }
    };
    const withSubject = async (match: PageMatch): Promise<PageMatch> => {
      const { route, path } = match;
      if (route === undefined) return match;
      if (route.pattern === partnerTermsPage) return (await hasTerms(lastOf(path))) ? match : { ...match, route: undefined };
      if (!(route.pattern in articlePages)) return match;
      const words = await newsForReaders.describe(lastOf(path));
      const titled = ({ title, description }: NonNullable<typeof words>): PageRoute => ({
        ...route,
        title: { th: `${title.th} | ${siteTexts.siteName.th}`, en: `${title.en} | ${siteTexts.siteName.en}` },
        description,
      });
      return { ...match, route: words && titled(words) };
    };
    const previewOf = async ({ route, path, language }: PageMatch): Promise<PagePreview | undefined> => {
      const { pattern = '', title, description } = route ?? {};
      const list = articlePages[pattern];
      if (list !== undefined && title && description)
        return {
          title: title[language],
          description: description[language],
          imageUrl: `${config.publicUrl}/preview/${language}/${list}.png`,
        };
      if (!trackingPages.includes(pattern)) return undefined;
      const link = path.split('/')[2] ?? '';
      const picture = getTrackingPicture.path.replace(':trackingId', () => link);
      return {
        ...(await linkPreviews.describe(link, language)),
        imageUrl: `${config.publicUrl}${apiBase}${picture}?lang=${language}`,
      };
    };
    const supportWidgetUrl = config.support.widget?.url;
    return {
      offers: {},
      routes: (app) =>
        registerSite(app, { ...config, supportWidgetUrl, clock, withSubject, previewOf, listArticles: newsForReaders.listPaths }),
    };
  },
};
