import { createFullDayAdmin } from '../full-day/admin/full-day-admin.ts';
import { registerFullDayAdmin } from '../full-day/admin/full-day-admin-routes.ts';
import { createFullDayBooking } from '../full-day/book-full-day.ts';
import { registerFullDay } from '../full-day/routes.ts';
import type { Language } from '../http/language.ts';
import { registerNewJob } from '../jobs/booking/new-job-routes.ts';
import type { JobService } from '../jobs/service.ts';
import { registerPhotos } from '../photos/routes.ts';
import { createPhotoService } from '../photos/service.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import type { Quotation } from '../quotations/queries.ts';
import { createQuotationPaper } from '../quotations/quotation-pdf.ts';
import { registerQuotations } from '../quotations/routes.ts';
import { createQuotations } from '../quotations/service.ts';
import { pdfPath } from '../quotations/wire.ts';
import { chooseOptimiseRoute } from '../route-optimisation/choose-optimise-route.ts';
import { registerOptimise } from '../route-optimisation/routes.ts';
import { readSupportPhone } from '../settings/support-line-queries.ts';
import { checkAppSettings } from '../startup/app-settings.ts';
import { noWallets } from '../startup/no-wallets.ts';
import { readAppSettings } from '../startup/queries.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createPhotoKeeper } from '../storage/photo-keeper.ts';

/** What comes before a booking, and the bookings that are not rides. */
export function composeOrders(ground: Ground, { jobs, store }: { readonly jobs: JobService; readonly store: ObjectStore }): void {
  const { app, config, db, clock, random, startTimer, log } = ground;
  const { isProduction, newCustomerCashJobs } = config;
  registerNewJob(app, { jobs });
  registerPhotos(app, { photos: createPhotoService({ db, store, isProduction, clock, random }) });
  registerFullDay(app, { db, book: createFullDayBooking({ db, wallets: noWallets, clock, random, newCustomerCashJobs }) });
  registerFullDayAdmin(app, { db, admin: createFullDayAdmin({ db, clock }) });
  registerOptimise(app, { optimiseRoute: chooseOptimiseRoute({ osrmUrl: config.osrmUrl, vroomUrl: config.vroomUrl, log }) });
  const linkOf = (token: string, language: Language) => `${config.publicUrl}${pdfPath(token)}?lang=${language}`;
  // What draws is read with the first paper: it is large, and most gateways draw none for days.
  const draw = async (quotation: Quotation, language: Language) => {
    const [{ drawQuotation }, { readFonts }] = await Promise.all([
      import('../quotations/pdf/draw-quotation.ts'),
      import('../quotations/pdf/fonts.ts'),
    ]);
    const fonts = await readFonts();
    const { supportPhone: phone } = checkAppSettings(await readAppSettings(db));
    return drawQuotation(quotation, { fonts, language, sender: { phone, website: new URL(config.publicUrl).host } });
  };
  registerQuotations(app, {
    quotations: createQuotations({ db, clock, random, desk: { linkOf, readSupportPhone, salesMail: config.support.salesMail } }),
    paper: createQuotationPaper({ store, isProduction, draw }),
  });
  runWorker(ground, createPhotoKeeper({ db, store, isProduction, clock, startTimer, log }));
}
