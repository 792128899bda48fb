import { type GuestPaymentType, guestPaymentTypes } from '@songwai/core/partners/guest-payment-types';
import { recordEvent } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { changePartner, findRegistered, listRegistered, type RegisteredRow } from './partner-admin-queries.ts';

/** The operator's command for partners. */
export type PartnersCommand =
  | { readonly verb: 'listPartners' }
  | { readonly verb: 'setPayments'; readonly partnerId: string; readonly types: readonly GuestPaymentType[] };

type PaymentName = keyof typeof guestPaymentTypes;

const isPaymentName = (word: string): word is PaymentName => Object.hasOwn(guestPaymentTypes, word);

/** Parses the words after `partners`. @returns undefined for an unknown command. */
export function readPartnersCommand([verb, partnerId, ...names]: readonly string[]): PartnersCommand | undefined {
  if (verb === 'list' && partnerId === undefined) return { verb: 'listPartners' };
  if (verb !== 'payments' || partnerId === undefined || names.length === 0) return undefined;
  const types = [...new Set(names)].filter(isPaymentName).map((name) => guestPaymentTypes[name]);
  return types.length === new Set(names).size ? { verb: 'setPayments', partnerId, types } : undefined;
}

const namesOf = ({ payment_types: types }: RegisteredRow): string =>
  Object.entries(guestPaymentTypes)
    .flatMap(([name, type]) => (types.includes(type) ? [name] : []))
    .join(', ');

const describe = (row: RegisteredRow): string =>
  [row.id, row.name, `guests pay by ${namesOf(row)}`, ...(row.is_active ? [] : ['inactive'])].join('  ');

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

/** Runs the command. @returns the output for the operator. @throws Error no such partner. */
export async function runPartnersCommand(
  command: PartnersCommand,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<string> {
  if (command.verb === 'listPartners') {
    const rows = await listAll(db);
    return rows.length === 0 ? 'There is no partner.' : rows.map(describe).join('\n');
  }
  const { partnerId, types } = command;
  const row = await transact(db, async (trx) => {
    if ((await findRegistered(trx, partnerId, 'forChange')) === undefined) return undefined;
    await changePartner(trx, partnerId, { payment_types: [...types] });
    const payload = { by: 'operator', fields: ['payment_types'] };
    await recordEvent(trx, { kind: 'partners.changed', subject: partnerId, payload, at: clock.now() });
    return findRegistered(trx, partnerId, 'forShow');
  });
  if (row === undefined) throw new Error(`There is no partner ${partnerId}. See \`npm run admin -- partners list\`.`);
  return describe(row);
}
