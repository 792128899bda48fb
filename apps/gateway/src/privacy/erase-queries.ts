import { sql } from 'kysely';
import type { Erasure, PersonalTable } from '../database/personal-table.ts';
import { markBooksEnded } from '../identity/users/closing-queries.ts';
import type { Db } from '../platform/db.ts';
import { discardObjects } from '../storage/stale-queries.ts';
import { ownRows, type Person, type PersonalTables } from './personal-rows-queries.ts';

/** The person to erase, and the texts that identify the person in other rows. */
export interface ErasedPerson extends Person {
  /** Full name, phone numbers and addresses, also in the normalised form of search texts. */
  readonly marks: readonly string[];
}

type Strip = Extract<Erasure, { does: 'strip' }>;

/** The `column = …` assignments that strip a row. */
function assignments({ set = {}, round = [], renew = [], scrub = [] }: Strip, marks: readonly string[]) {
  const blanked = Object.entries(set).map(([column, value]) => {
    const ref = sql.ref(column);
    return value === null ? sql`${ref} = null` : sql`${ref} = case when ${ref} is null then ${ref} else ${value} end`;
  });
  const rounded = round.map((column) => sql`${sql.ref(column)} = round(${sql.ref(column)}::numeric, 2)`);
  const renewed = renew.map(
    (column) => sql`${sql.ref(column)} = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  );
  const scrubbed = scrub.map((column) => {
    const bare = marks.reduce((text, mark) => sql`replace(${text}, ${mark}, '')`, sql`${sql.ref(column)}`);
    return sql`${sql.ref(column)} = ${bare}`;
  });
  return [...blanked, ...rounded, ...renewed, ...scrubbed];
}

/** Marks the files of deleted rows as stale, for the object store's worker to delete. */
async function discardFiles(
  trx: Db,
  registry: PersonalTables,
  { entry, person, at }: { entry: PersonalTable; person: Person; at: Date },
) {
  if (entry.file === undefined) return;
  const files = sql`select ${sql.ref(entry.file)} from ${sql.table(entry.table)} where ${ownRows(registry, entry, person)}`;
  await discardObjects(trx, files, at);
}

/** Erases every table as declared; dependent rows are erased before the rows that they belong to. */
export async function eraseRows(
  trx: Db,
  registry: PersonalTables,
  { person, at }: { person: ErasedPerson; at: Date },
): Promise<void> {
  for (const entry of registry.toReversed()) {
    const { erasure } = entry;
    const own = ownRows(registry, entry, person);
    if (erasure.does === 'delete') {
      await discardFiles(trx, registry, { entry, person, at });
      await sql`delete from ${sql.table(entry.table)} where ${own}`.execute(trx);
    } else if (erasure.does === 'strip') {
      const changes = assignments(erasure, person.marks);
      if (changes.length > 0) await sql`update ${sql.table(entry.table)} set ${sql.join(changes)} where ${own}`.execute(trx);
    }
  }
}

/** Deletes the records that outlived an account. The bare user row stays, because a company's bookings may refer to it. */
export async function endBooks(trx: Db, registry: PersonalTables, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const entry of registry.toReversed().filter(({ endsWithBooks }) => endsWithBooks === true))
    await sql`delete from ${sql.table(entry.table)} where ${ownRows(registry, entry, { userId, contacts: [], proven: [] })}`.execute(
      trx,
    );
  await markBooksEnded(trx, userId, at);
}
