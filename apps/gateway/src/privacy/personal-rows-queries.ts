import { type RawBuilder, sql } from 'kysely';
import type { PersonalTable } from '../database/personal-table.ts';
import { findUser } from '../identity/queries.ts';
import { findOthersContacts } from '../identity/users/user-list-queries.ts';
import type { Db } from '../platform/db.ts';

/** The person whose rows are selected. */
export interface Person {
  readonly userId: string;
  /** The person's e-mail addresses and phone numbers, except those with which another account signs in. */
  readonly contacts: readonly string[];
  /** Those with which the person signs in. */
  readonly proven: readonly string[];
}

/** All declared tables with personal data. */
export type PersonalTables = readonly PersonalTable[];

function findSection(registry: PersonalTables, section: string): PersonalTable {
  const found = registry.find((entry) => entry.section === section);
  if (found === undefined) throw new Error(`The registry of personal data has no section "${section}".`);
  return found;
}

/** The condition that selects this person's rows of a table. */
export function ownRows(registry: PersonalTables, { owner }: PersonalTable, person: Person): RawBuilder<boolean> {
  switch (owner.by) {
    case 'user': {
      const isOwn = sql<boolean>`${sql.ref(owner.column)} = ${person.userId}`;
      return owner.whileNull === undefined ? isOwn : sql<boolean>`${isOwn} and ${sql.ref(owner.whileNull)} is null`;
    }
    case 'customer':
      return sql<boolean>`(company_user_id = ${person.userId} or (user_id = ${person.userId} and company_user_id is null))`;
    case 'member':
      return sql<boolean>`(user_id = ${person.userId} and company_user_id <> ${person.userId})`;
    case 'contact':
      return sql<boolean>`${sql.ref(owner.column)} = any(${[...(owner.isProven === true ? person.proven : person.contacts)]}::text[])`;
    case 'row': {
      const parent = findSection(registry, owner.of);
      const parents = sql`select ${sql.ref(owner.key)} from ${sql.table(parent.table)} where ${ownRows(registry, parent, person)}`;
      return sql<boolean>`${sql.ref(owner.column)} in (${parents})`;
    }
    default:
      return owner satisfies never;
  }
}

/**
 * A person's e-mail addresses and phone numbers in all declared columns. Those with which another account signs in are left out:
 * otherwise a user could erase a stranger's messages by naming the stranger's address as a contact.
 */
export async function findContacts(db: Db, registry: PersonalTables, userId: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const entry of registry.filter(({ contacts }) => contacts !== undefined)) {
    for (const column of entry.contacts ?? []) {
      const { rows } = await sql<{ contact: string | null }>`
        select distinct ${sql.ref(column)} as contact from ${sql.table(entry.table)}
        where ${ownRows(registry, entry, { userId, contacts: [], proven: [] })}`.execute(db);
      for (const { contact } of rows) if (contact !== null && contact !== '') found.add(contact);
    }
  }
  const others = await findOthersContacts(db, { userId, contacts: [...found] });
  return [...found].filter((contact) => !others.has(contact));
}

/** The e-mail address and phone number with which a user signs in. */
export async function findProvenContacts(db: Db, userId: string): Promise<readonly string[]> {
  const user = await findUser(db, userId);
  return [user?.email, user?.phone].filter((contact): contact is string => typeof contact === 'string');
}

/** A row of an export. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** A page of a person's rows in the order of their key, after a given key; `key` is where to continue. */
export async function readRows(
  db: Db,
  { registry, entry, person }: { registry: PersonalTables; entry: PersonalTable; person: Person },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<readonly { readonly row: ExportedRow; readonly key: string }[]> {
  // As text with the collation "C", so that pages continue exactly, whatever the type of the key.
  const key = sql<string>`(jsonb_build_array(${sql.join(entry.key.map((column) => sql`to_jsonb(${sql.ref(column)})`))}))::text collate "C"`;
  const shown = sql.join(entry.shows.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`));
  const { rows } = await sql<{ row: ExportedRow; key: string }>`
    select jsonb_build_object(${shown}) as row, ${key} as key from ${sql.table(entry.table)}
    where ${ownRows(registry, entry, person)} and ${after === undefined ? sql`true` : sql`${key} > ${after}`}
    order by ${key} limit ${limit}`.execute(db);
  return rows;
}
