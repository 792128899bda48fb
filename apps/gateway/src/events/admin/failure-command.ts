import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Clock } from '../../platform/deps.ts';
import { type FailureRow, listFailures, retryFailures } from './failure-queries.ts';

/** The operator's command for failed events. */
export type EventsCommand = { readonly verb: 'listEvents' } | { readonly verb: 'retryEvents'; readonly id: number | 'all' };

/** Parses the words after `events`. @returns undefined for an unknown command. */
export function readEventsCommand([verb, which, ...rest]: readonly string[]): EventsCommand | undefined {
  if (rest.length > 0) return undefined;
  if (verb === 'list' && which === undefined) return { verb: 'listEvents' };
  if (verb !== 'retry' || which === undefined || !/^(all|\d{1,15})$/.test(which)) return undefined;
  return { verb: 'retryEvents', id: which === 'all' ? 'all' : Number(which) };
}

const describe = (row: FailureRow): string => {
  const state = row.next_attempt_at === null ? 'given up' : `next try ${row.next_attempt_at.toISOString()}`;
  const tries = row.attempts === 1 ? '1 try' : `${row.attempts} tries`;
  return [row.id, row.handler, `${row.kind} ${row.subject}`, tries, state, row.error].join('  ');
};

/** Runs the command. @returns the output for the operator. @throws Error no such failure. */
export async function runEventsCommand(
  command: EventsCommand,
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
): Promise<string> {
  if (command.verb === 'listEvents') {
    const { rows } = await listFailures(db, {});
    return rows.length === 0 ? 'Every event was followed.' : rows.map(describe).join('\n');
  }
  const count = await retryFailures(db, { id: command.id, now: clock.now() });
  if (count === 0 && command.id !== 'all')
    throw new Error(`There is no failure ${command.id}: it was followed meanwhile. See \`npm run admin -- events list\`.`);
  return `${count} to be tried again by the gateway at once.`;
}
