import type { Room } from '../platform/room.ts';
import { ledgerPersonalData } from './personal-data.ts';
import type { LedgerTables } from './tables.ts';

/** The books: double entry, append-only (decision 0039). */
export const ledger: Room = {
  name: 'ledger',
  tables: ['ledger_accounts', 'ledger_movements', 'ledger_entries'] satisfies readonly (keyof LedgerTables)[],
  personalData: ledgerPersonalData,
  open: () => ({ offers: {} }),
};
