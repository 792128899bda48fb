import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { checkMoney, type MoneyFinders } from '../check-ledger.ts';

/** The operator's command for the ledger. */
export interface LedgerCommand {
  readonly verb: 'checkLedger';
}

/** Parses the words after `ledger`. @returns undefined for an unknown command. */
export const readLedgerCommand = ([verb, ...rest]: readonly string[]): LedgerCommand | undefined =>
  verb === 'check' && rest.length === 0 ? { verb: 'checkLedger' } : undefined;

/** Adds everything up again, and looks for money that has stopped on its way. @returns the output for the operator. @throws Error every fault, where there is one. */
export async function runLedgerCommand({
  db,
  clock,
  finders,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly finders: MoneyFinders;
}): Promise<string> {
  const { faults, movements, entries } = await checkMoney(db, finders, clock.now());
  const counts = `${movements} movements, ${entries} entries`;
  if (faults.length > 0) throw new Error([`${counts}, ${faults.length} faults:`, ...faults].join('\n'));
  return `${counts}: everything adds up.`;
}
