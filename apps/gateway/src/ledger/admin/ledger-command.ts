import type { Db } from '../../platform/db.ts';
import { checkLedger, type FindWrongCredit, faultsOf } from '../check-ledger.ts';

/** The operator's command for the ledger. */
export interface LedgerCommand {
  readonly verb: 'checkLedger';
}

/** Parses the words after `ledger`. @returns undefined for an unknown command. */
export const readLedgerCommand = ([verb, ...rest]: readonly string[]): LedgerCommand | undefined =>
  verb === 'check' && rest.length === 0 ? { verb: 'checkLedger' } : undefined;

/** Adds everything up again. @returns the output for the operator. @throws Error every fault, where there is one. */
export async function runLedgerCommand({
  db,
  findWrongCredit,
}: {
  readonly db: Db;
  readonly findWrongCredit: FindWrongCredit;
}): Promise<string> {
  const check = await checkLedger(db, findWrongCredit);
  const faults = faultsOf(check);
  const counts = `${check.movements} movements, ${check.entries} entries`;
  if (faults.length > 0) throw new Error([`${counts}, ${faults.length} faults:`, ...faults].join('\n'));
  return `${counts}: everything adds up.`;
}
