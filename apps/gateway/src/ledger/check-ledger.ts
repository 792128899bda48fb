import type { Db } from '../platform/db.ts';
import { addUpLedger, type LedgerCheck } from './check-queries.ts';

/** Finds free credit that is not what its grants have left; provided by the room `pricing`, which has the grants. */
export type FindWrongCredit = (db: Db) => Promise<readonly string[]>;

/** Checks the whole ledger. */
export const checkLedger = async (db: Db, findWrongCredit: FindWrongCredit): Promise<LedgerCheck> => ({
  ...(await addUpLedger(db)),
  wrongCredit: await findWrongCredit(db),
});

/** Every fault in words; none in a sound ledger. */
export const faultsOf = ({ unbalanced, wrongBalances, wrongCredit }: LedgerCheck): readonly string[] => [
  ...unbalanced.map((key) => `movement ${key} does not add up to 0`),
  ...wrongBalances.map((account) => `account ${account} has a balance that its entries do not explain`),
  ...wrongCredit.map((credit) => `free credit of ${credit}`),
];
