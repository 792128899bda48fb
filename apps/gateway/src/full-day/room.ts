import type { JobsOffers } from '../jobs/room.ts';
import type { Payments } from '../payments/charges/payments.ts';
import type { Room } from '../platform/room.ts';
import { createFullDayAdmin } from './admin/full-day-admin.ts';
import { registerFullDayAdmin } from './admin/full-day-admin-routes.ts';
import { createFullDayBooking } from './book-full-day.ts';
import { registerFullDay } from './routes.ts';
import type { FullDayTables } from './tables.ts';

/** Hire of drivers by the day or month. */
export const fullDay: Room<{ readonly payments: Payments } & Pick<JobsOffers, 'pauseOfInvoices'>> = {
  name: 'full-day',
  section: 'orders',
  tables: ['full_day_vehicles', 'full_day_options', 'full_day_package_options'] satisfies readonly (keyof FullDayTables)[],
  open: ({ db, clock, random, config: { newCustomerCashJobs } }, { payments, pauseOfInvoices: invoicePause }) => ({
    offers: {},
    routes: (app) => {
      const book = createFullDayBooking({ db, payments, clock, random, newCustomerCashJobs, invoicePause });
      registerFullDay(app, { db, book });
      registerFullDayAdmin(app, { db, admin: createFullDayAdmin({ db, clock }) });
    },
  }),
};
