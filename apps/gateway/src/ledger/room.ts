import type { Room } from '../platform/room.ts';
import type { MoneyFinders } from './check-ledger.ts';
import { createLedgerWorker } from './nightly-check.ts';
import { ledgerPersonalData } from './personal-data.ts';
import type { LedgerTables } from './tables.ts';

/** The books: double entry, append-only (decision 0039). */
export const ledger: Room<object, object, MoneyFinders> = {
  name: 'ledger',
  tables: ['ledger_accounts', 'ledger_movements', 'ledger_entries'] satisfies readonly (keyof LedgerTables)[],
  personalData: ledgerPersonalData,
  open: ({ db, clock, startTimer, log }, _needs, later) => ({
    offers: {},
    workers: [
      createLedgerWorker({
        ...{ db, clock, startTimer, log },
        finders: {
          findWrongCredit: (checked) => later().findWrongCredit(checked),
          findStuckPayments: (...asked) => later().findStuckPayments(...asked),
          findLeftOver: (...asked) => later().findLeftOver(...asked),
          findWrongInvoices: (...asked) => later().findWrongInvoices(...asked),
        },
      }),
    ],
  }),
};
