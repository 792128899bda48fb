import { createCallLimits } from '../platform/limits/call-limits.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import { countNewEnquiries } from './admin/enquiry-admin-queries.ts';
import { registerEnquiryAdmin } from './admin/enquiry-admin-routes.ts';
import { type BrochureDeps, createSendBrochure } from './brochure/send-brochure.ts';
import { createCrm } from './crm/create-crm.ts';
import { crmEvents } from './crm/crm-events.ts';
import { createCrmWorker } from './crm/crm-worker.ts';
import { forgetOldEnquiries } from './forget-enquiries.ts';
import { createFormTokens } from './form-token.ts';
import { enquiryPersonalData } from './personal-data.ts';
import { readEnquiryKey } from './queries.ts';
import { registerEnquiries } from './routes.ts';
import { createEnquiries } from './service.ts';

/** Businesses that ask to be called, and their way into the sales team's CRM. */
export const enquiry: Room<{ readonly readCatalogue: ReadCatalogue }> = {
  name: 'enquiry',
  tables: ['enquiries', 'crm_deliveries', 'enquiry_keys'],
  personalData: enquiryPersonalData,
  deskMatters: [{ kind: 'enquiries', read: countNewEnquiries }],
  forget: forgetOldEnquiries,
  open: ({ db, clock, random, startTimer, log, config }, { readCatalogue }) => {
    const { publicUrl, isProduction } = config;
    const { salesMail } = config.support;
    const crm = createCrm(config.crm, log);
    if (isProduction && !crm.isReal && salesMail === undefined)
      log.warn({}, 'neither PIPEDRIVE_URL nor SALES_MAIL is set: enquiries of businesses wait at GET /api/admin/enquiries');
    const limits = createCallLimits({ counters: createRateCounters({ db, clock }) });
    // Imported with the first brochure, because the renderer is large and seldom needed.
    const render: BrochureDeps['render'] = async (facts, given) => {
      const [{ renderBrochure }, { readFonts }] = await Promise.all([
        import('./brochure/render-brochure.ts'),
        import('../platform/pdf/fonts.ts'),
      ]);
      return renderBrochure(facts, { ...given, fonts: await readFonts(), website: `${new URL(publicUrl).host}/business` });
    };
    return {
      offers: {},
      routes: (app) => {
        const tokens = createFormTokens({ clock, readKey: () => readEnquiryKey(db, random) });
        registerEnquiries(app, {
          enquiries: createEnquiries({ db, clock, limits, tokens }),
          brochure: createSendBrochure({ db, clock, readCatalogue, limits, publicUrl, salesMail, render }),
        });
        registerEnquiryAdmin(app, { db, clock });
      },
      workers: config.actsOutside ? [createCrmWorker({ db, clock, startTimer, log, crm, salesMail })] : [],
      eventHandlers: [crmEvents],
    };
  },
};
