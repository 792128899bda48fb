import { parseArgs } from 'node:util';
import { bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import { floor2, formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { listBatches } from './code-queries.ts';
import { makeCodes } from './make-codes.ts';

/** The operator's command for prepaid codes. */
export type CodesCommand =
  | { readonly verb: 'listCodes' }
  | { readonly verb: 'createCodes'; readonly count: number; readonly amountSatang: number; readonly expiresAt: Date };

const mostCodes = 1_000;
/** Baht; a code is worth no more than a top-up. */
const mostAmount = 20_000;

function readCreation(words: readonly string[]): CodesCommand | undefined {
  const text = { type: 'string' } as const;
  const { count, amount, expires } = parseArgs({
    args: [...words],
    options: { count: text, amount: text, expires: text },
  }).values;
  const [codes, baht, day] = [Number(count), Number(amount), parseBangkok(expires ?? '')];
  const isCount = Number.isInteger(codes) && codes >= 1 && codes <= mostCodes;
  const isAmount = baht > 0 && baht <= mostAmount && floor2(baht) === baht;
  if (!isCount || !isAmount || day === null) return undefined;
  // Valid to the end of that day.
  const expiresAt = new Date(day.getTime() + dayMs);
  return { verb: 'createCodes', count: codes, amountSatang: satangFromBaht(baht), expiresAt };
}

/** Parses the words after `codes`. @returns undefined for an unknown command. */
export function readCodesCommand([verb, ...words]: readonly string[]): CodesCommand | undefined {
  if (verb === 'list' && words.length === 0) return { verb: 'listCodes' };
  if (verb !== 'create') return undefined;
  try {
    return readCreation(words);
  } catch {
    // `parseArgs` throws for an option that there is not.
    return undefined;
  }
}

/** The last day on which a code is valid. */
const lastDayOf = (expiresAt: Date): string => bangkokDate(new Date(expiresAt.getTime() - 1));

/** Runs the command. @returns the output for the operator. @throws Error the day has passed. */
export async function runCodesCommand(
  command: CodesCommand,
  deps: { readonly db: Db; readonly clock: Clock; readonly random: Random },
): Promise<string> {
  if (command.verb === 'listCodes') {
    const batches = await listBatches(deps.db);
    if (batches.length === 0) return 'There are no prepaid codes.';
    return batches
      .map(({ amountSatang, expiresAt, createdBy, total, used }) =>
        [formatBaht(amountSatang), `until ${lastDayOf(expiresAt)}`, `${used} of ${total} used`, `by ${createdBy}`].join('  '),
      )
      .join('\n');
  }
  const { count, amountSatang, expiresAt } = command;
  if (expiresAt <= deps.clock.now()) throw new Error(`${lastDayOf(expiresAt)} has passed: such codes could not be used.`);
  const codes = await makeCodes(deps, { count, amountSatang, expiresAt, createdBy: 'operator' });
  const what = `${count} of ${formatBaht(amountSatang)}, valid until ${lastDayOf(expiresAt)}. They are shown only now:`;
  return [what, ...codes].join('\n');
}
