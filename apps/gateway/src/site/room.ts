import { BusinessRefusal } from '../http/refusal.ts';
import type { PublicPages } from '../partners/public-pages.ts';
import type { Room } from '../platform/room.ts';
import type { PageMatch } from './route-manifest.ts';
import { registerSite } from './routes.ts';

const partnerTermsPage = '/termsandconditions/:partner';

/** The portal's pages. A page about an unknown subject answers 404, like an unknown path. */
export const site: Room<{ readonly partnerPages: PublicPages }> = {
  name: 'site',
  tables: [],
  open: ({ config }, { partnerPages }) => {
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
    return { offers: {}, routes: (app) => registerSite(app, { ...config, hasSubject }) };
  },
};
