import type { Language } from '@songwai/core/basics/language';
import type { Room } from '../platform/room.ts';
import { checkAppSettings } from '../settings/app-settings.ts';
import { readAppSettings } from '../settings/queries.ts';
import { readSupportPhone } from '../settings/support-line-queries.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { quotationsPersonalData } from './personal-data.ts';
import type { Quotation } from './queries.ts';
import { createQuotationPdf } from './quotation-pdf.ts';
import { registerQuotations } from './routes.ts';
import { createQuotations } from './service.ts';
import { pdfPath } from './wire.ts';

/** Quotations for monthly hire. */
export const quotations: Room<{ readonly store: ObjectStore }> = {
  name: 'quotations',
  section: 'orders',
  tables: ['quotations', 'quotation_counters'],
  personalData: quotationsPersonalData,
  open: ({ db, clock, random, config: { publicUrl, isProduction, support } }, { store }) => {
    const linkOf = (token: string, language: Language) => `${publicUrl}${pdfPath(token)}?lang=${language}`;
    // Imported with the first PDF, because the renderer is large and seldom needed.
    const render = async (quotation: Quotation, language: Language) => {
      const [{ renderQuotation }, { readFonts }] = await Promise.all([
        import('./pdf/render-quotation.ts'),
        import('../platform/pdf/fonts.ts'),
      ]);
      const fonts = await readFonts();
      const { supportPhone: phone } = checkAppSettings(await readAppSettings(db));
      return renderQuotation(quotation, { fonts, language, sender: { phone, website: new URL(publicUrl).host } });
    };
    return {
      offers: {},
      routes: (app) =>
        registerQuotations(app, {
          quotations: createQuotations({ db, clock, random, mail: { linkOf, readSupportPhone, salesMail: support.salesMail } }),
          pdf: createQuotationPdf({ store, isProduction, render }),
        }),
    };
  },
};
