import { guestPaymentTypes } from '@songwai/core/partners/guest-payment-types';
import { accentOf } from '@songwai/core/partners/partner';
import type { Updateable } from 'kysely';
import { recordEvent } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { PartnersTable } from '../tables.ts';
import { changePartner, findRegistered, listRegistered, type RegisteredRow } from './partner-admin-queries.ts';
import type { PartnerChange, PartnersCommand } from './partners-command.ts';
import { createTestPartner } from './test-partner-command.ts';

/** The columns that a command changes. */
const columnsOf = (change: PartnerChange): Updateable<PartnersTable> => {
  if (change.verb === 'setTheme') return { theme: JSON.stringify(change.theme) };
  if (change.verb === 'setGuests') return { allows_guests: change.allowsGuests };
  return { payment_types: [...change.types] };
};

const namesOf = ({ payment_types: types }: RegisteredRow): string =>
  Object.entries(guestPaymentTypes)
    .flatMap(([name, type]) => (types.includes(type) ? [name] : []))
    .join(', ');

const describe = (row: RegisteredRow): string => {
  const accent = accentOf(row.theme);
  return [
    ...[row.id, row.name, `guests pay by ${namesOf(row)}`],
    ...(row.allows_guests ? ['visitors may book'] : []),
    ...(accent ? [`colour ${accent}`] : []),
    ...(row.is_active ? [] : ['inactive']),
  ].join('  ');
};

/** So many are listed at a time. */
const pageSize = 100;

async function listAll(db: Db): Promise<readonly RegisteredRow[]> {
  const rows: RegisteredRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRegistered(db, { cursor, size: pageSize });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}

interface PartnersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly isProduction: boolean;
  /** Where partners reach this gateway. */
  readonly publicUrl: string;
}

/** Runs the command. @returns the output for the operator. @throws Error no such partner. @throws {BusinessRefusal} the new one cannot be made */
export async function runPartnersCommand(
  command: PartnersCommand,
  { db, clock, random, isProduction, publicUrl }: PartnersDeps,
): Promise<string> {
  if (command.verb === 'createTestPartner') return createTestPartner(command, { db, clock, random, isProduction, publicUrl });
  if (command.verb === 'listPartners') {
    const rows = await listAll(db);
    return rows.length === 0 ? 'There is no partner.' : rows.map(describe).join('\n');
  }
  const { partnerId } = command;
  const columns = columnsOf(command);
  const row = await transact(db, async (trx) => {
    if ((await findRegistered(trx, partnerId, 'forChange')) === undefined) return undefined;
    await changePartner(trx, partnerId, columns);
    const payload = { by: 'operator', fields: Object.keys(columns) };
    await recordEvent(trx, { kind: 'partners.changed', subject: partnerId, payload, at: clock.now() });
    return findRegistered(trx, partnerId, 'forShow');
  });
  if (row === undefined) throw new Error(`There is no partner ${partnerId}. See \`npm run admin -- partners list\`.`);
  return describe(row);
}
