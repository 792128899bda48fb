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

/** Finds money that has stopped on its way, in words; provided by the rooms that move it. */
export type FindStoppedMoney = (db: Db, now: Date) => Promise<readonly string[]>;

/** What the rooms above know about money. */
export interface MoneyFinders {
  readonly findWrongCredit: FindWrongCredit;
  readonly findStuckPayments: FindStoppedMoney;
  readonly findLeftOver: FindStoppedMoney;
  readonly findWrongInvoices: FindStoppedMoney;
}

/** Everything that is counted, and every fault. */
export interface MoneyCheck extends Pick<LedgerCheck, 'movements' | 'entries'> {
  readonly faults: readonly string[];
}

/** Checks the ledger, and that no money has stopped on its way. */
export async function checkMoney(db: Db, { findWrongCredit, ...finders }: MoneyFinders, now: Date): Promise<MoneyCheck> {
  const check = await checkLedger(db, findWrongCredit);
  const { findStuckPayments, findLeftOver, findWrongInvoices } = finders;
  const stopped: (readonly string[])[] = [];
  for (const find of [findStuckPayments, findLeftOver, findWrongInvoices]) stopped.push(await find(db, now));
  return { movements: check.movements, entries: check.entries, faults: [...faultsOf(check), ...stopped.flat()] };
}
