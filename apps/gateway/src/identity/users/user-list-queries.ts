import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** Users by their ids; for at most a page of ids. */
export const listUsers = async (db: Db, ids: readonly string[]): Promise<readonly UserRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('users')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();

/** Full names by user id. */
export async function readUserNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}

/** The given ids that belong to no user. */
export async function findMissingUsers(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '<>', 'removed')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** The given e-mail addresses and phones that belong to other users. */
export async function findOthersContacts(
  db: Db,
  asked: { readonly userId: string; readonly contacts: readonly string[] },
): Promise<ReadonlySet<string>> {
  const contacts = [...asked.contacts];
  if (contacts.length === 0) return new Set();
  const others = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '<>', asked.userId)
    .where((is) => is.or([is('email', 'in', contacts), is('phone', 'in', contacts)]))
    .execute();
  return new Set(others.flatMap(({ email, phone }) => [email, phone]).filter((contact) => contact !== null));
}
