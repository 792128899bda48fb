import { parseArgs } from 'node:util';
import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { listWaitingPayouts, type PayoutRow } from './payout-queries.ts';
import { createPayouts, type PayoutEnd } from './payouts.ts';
import { payoutIdOf, readPayoutId } from './wire-payout.ts';

/** The operator's command for payouts. */
export type PayoutsCommand = { readonly verb: 'listPayouts' } | ({ readonly verb: 'endPayout' } & PayoutEnd);

const text = { type: 'string' } as const;

/** The words after the option that this verb needs, and no other; `parseArgs` throws for an unknown one. */
function readRemark(verb: 'pay' | 'refuse', args: readonly string[]): string {
  const { reference, reason } = parseArgs({ args: [...args], options: { reference: text, reason: text } }).values;
  const [needed, other] = verb === 'pay' ? [reference, reason] : [reason, reference];
  return other === undefined ? (needed ?? '').trim() : '';
}

/** Parses the words after `payouts`. @returns undefined for an unknown command. */
export function readPayoutsCommand([verb, number, ...rest]: readonly string[]): PayoutsCommand | undefined {
  if (verb === 'list' && number === undefined) return { verb: 'listPayouts' };
  const id = readPayoutId(number ?? '');
  if ((verb !== 'pay' && verb !== 'refuse') || id === undefined) return undefined;
  try {
    const remark = readRemark(verb, rest);
    return remark === '' ? undefined : { verb: 'endPayout', id, state: verb === 'pay' ? 'paid' : 'refused', remark };
  } catch {
    return undefined;
  }
}

const describe = ({ id, amountSatang, bank, accountNumber, accountName, requestedAt, userId }: PayoutRow): string =>
  [
    ...[payoutIdOf(id), `${bangkokDate(requestedAt)} ${bangkokTime(requestedAt)}`, formatBaht(amountSatang)],
    ...[bank, accountNumber, accountName, `customer ${userId}`],
  ].join('  ');

/** Runs the command. @returns the output for the operator. @throws Error no such payout waits. */
export async function runPayoutsCommand(
  command: PayoutsCommand,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<string> {
  if (command.verb === 'listPayouts') {
    const rows = await listWaitingPayouts(db);
    const total = rows.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
    return rows.length === 0
      ? 'No payout waits.'
      : [...rows.map(describe), `${rows.length} in all, ${formatBaht(total)}`].join('\n');
  }
  const row = await createPayouts({ db, clock }).end(command);
  const name = payoutIdOf(command.id);
  if (row === undefined) throw new Error(`No payout ${name} waits. See \`npm run admin -- payouts list\`.`);
  const sum = formatBaht(row.amountSatang);
  return row.state === 'paid' ? `${name}: ${sum} are booked as paid.` : `${name}: ${sum} are back in the wallet.`;
}
