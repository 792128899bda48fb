import { getTrackingPicture } from '@songwai/core/tracking/picture-contract';
import { apiBase } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { PublicPages } from '../partners/public-pages.ts';
import type { Room } from '../platform/room.ts';
import type { LinkPreviews } from '../tracking/picture/link-previews.ts';
import type { PagePreview } from './render-page.ts';
import type { PageMatch } from './route-manifest.ts';
import { registerSite } from './routes.ts';

const partnerTermsPage = '/termsandconditions/:partner';
/** A job's public page, under its three addresses (spec §2). */
const trackingPages: readonly string[] = ['/t/:trackingId', '/cn/:trackingId', '/c/:code'];

interface SiteNeeds {
  readonly partnerPages: PublicPages;
  readonly linkPreviews: LinkPreviews;
}

/** The portal's pages. A page about an unknown subject answers 404, like an unknown path. */
export const site: Room<SiteNeeds> = {
  name: 'site',
  tables: [],
  open: ({ config, clock }, { partnerPages, linkPreviews }) => {
    const hasSubject = async ({ route, path }: PageMatch): Promise<boolean> => {
      if (route?.pattern !== partnerTermsPage) return true;
      try {
        await partnerPages.readTerms(path.split('/').at(-1) ?? '');
        return true;
      } catch (error) {
        if (error instanceof BusinessRefusal) return false;
        throw error;
      }
    };
    const previewOf = async ({ route, path, language }: PageMatch): Promise<PagePreview | undefined> => {
      if (!trackingPages.includes(route?.pattern ?? '')) return undefined;
      const link = path.split('/')[2] ?? '';
      const picture = getTrackingPicture.path.replace(':trackingId', () => link);
      return {
        ...(await linkPreviews.describe(link, language)),
        imageUrl: `${config.publicUrl}${apiBase}${picture}?lang=${language}`,
      };
    };
    const supportWidgetUrl = config.support.widget?.url;
    return { offers: {}, routes: (app) => registerSite(app, { ...config, supportWidgetUrl, clock, hasSubject, previewOf }) };
  },
};
