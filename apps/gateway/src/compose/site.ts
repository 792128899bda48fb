import { BusinessRefusal } from '../http/refusal.ts';
import { createPublicPages } from '../partners/public-pages.ts';
import type { Ground } from '../platform/platform.ts';
import type { PageMatch } from '../site/route-manifest.ts';
import { registerSite } from '../site/routes.ts';

const partnerTermsPage = '/termsandconditions/:partner';

/** The portal's pages. A page about something that there is not answers 404, as a path that nobody knows does. */
export async function composeSite({ app, config, db }: Ground): Promise<void> {
  const partners = createPublicPages({ db, publicUrl: config.publicUrl });

  const hasSubject = async ({ route, path }: PageMatch): Promise<boolean> => {
    if (route?.pattern !== partnerTermsPage) return true;
    try {
      await partners.readTerms(path.split('/').at(-1) ?? '');
      return true;
    } catch (error) {
      if (error instanceof BusinessRefusal) return false;
      throw error;
    }
  };

  await registerSite(app, { ...config, hasSubject });
}
