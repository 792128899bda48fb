import { readSupportPhone } from '../account/support-queries.ts';
import type { Language } from '../http/language.ts';
import type { JobService } from '../jobs/service.ts';
import { createFullDayAdmin } from '../orders/full-day/admin.ts';
import { registerFullDayAdmin } from '../orders/full-day/admin-routes.ts';
import { createFullDayBooking } from '../orders/full-day/book-full-day.ts';
import { registerFullDay } from '../orders/full-day/routes.ts';
import { chooseOptimiseRoute } from '../orders/optimise/choose-optimise-route.ts';
import { registerOptimise } from '../orders/optimise/routes.ts';
import { registerPhotos } from '../orders/photos/routes.ts';
import { createPhotoService } from '../orders/photos/service.ts';
import { createQuotationPaper } from '../orders/quotation/paper.ts';
import type { Quotation } from '../orders/quotation/queries.ts';
import { registerQuotations } from '../orders/quotation/routes.ts';
import { createQuotations } from '../orders/quotation/service.ts';
import { pdfPath } from '../orders/quotation/wire.ts';
import { registerNewJob } from '../orders/routes.ts';
import { checkAppSettings } from '../startup/app-settings.ts';
import { noWallets } from '../startup/no-wallets.ts';
import { readAppSettings } from '../startup/queries.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createPhotoKeeper } from '../storage/photo-keeper.ts';
import { type Ground, runWorker } from './ground.ts';

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
      import('../orders/quotation/pdf/draw-quotation.ts'),
      import('../orders/quotation/pdf/fonts.ts'),
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
