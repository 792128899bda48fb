import type { JobsOffers } from '../jobs/room.ts';
import type { Room } from '../platform/room.ts';
import type { Pricing } from '../pricing/service.ts';
import type { SessionsOffers } from '../sessions/room.ts';
import type { TermsOffers } from '../terms/room.ts';
import { createHolidays } from './holidays.ts';
import { createRecurringWorker } from './making/worker.ts';
import { recurringPersonalData } from './personal-data.ts';
import { registerRecurring } from './routes.ts';
import { createRecurringService } from './service.ts';
import type { RecurringTables } from './tables.ts';

/** Bookings that make themselves on chosen weekdays. */
export const recurring: Room<
  { readonly pricing: Pricing } & Pick<JobsOffers, 'jobs'> & Pick<TermsOffers, 'terms'> & Pick<SessionsOffers, 'actFor'>
> = {
  name: 'recurring',
  section: 'orders',
  tables: ['recurrences', 'recurrence_dates'] satisfies readonly (keyof RecurringTables)[],
  personalData: recurringPersonalData,
  open: ({ db, clock, random, config: { publicUrl }, startTimer, log }, { pricing, jobs, terms, actFor }) => {
    const holidays = createHolidays();
    return {
      offers: {},
      routes: (app) =>
        registerRecurring(app, {
          recurring: createRecurringService({ db, clock, random, pricing, jobs, holidays }),
          preview: { db, clock, pricing, holidays },
        }),
      workers: [createRecurringWorker({ db, clock, holidays, publicUrl, jobs, terms, actFor, log, startTimer })],
    };
  },
};
