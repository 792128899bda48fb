import { Readable } from 'node:stream';
import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import type { PersonalTable } from '../database/personal-table.ts';
import type { Asking } from '../identity/sign-up/verification.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { transact } from '../platform/transact.ts';
import type { Identity, OfferedProof } from '../profile/reauthentication.ts';
import { findProvenContacts, type Person, type PersonalTables, readRows } from './personal-rows-queries.ts';
import { insertRequest, updateRequest } from './request-queries.ts';
import { privacyTexts } from './texts.ts';

const pageSize = 2_000;
const mostADay = 5;

/** The export of a user's personal data. */
export interface DataExport {
  /** @returns a JSON file, read from the database while it is sent. @throws {BusinessRefusal} 422 no proof of identity, 429. */
  write(proof: OfferedProof, asking: Asking): Promise<{ readonly name: string; readonly content: Readable }>;
}

interface ExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly registry: PersonalTables;
  readonly identity: Identity;
  readonly limits: CallLimits;
}

/** Converts column names to the calls' style: `contact_name` to `contactName`. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_whole, character: string) => character.toUpperCase());

const textOf = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])));

/** Builds the service. */
export function createDataExport({ db, clock, random, registry, identity, limits }: ExportDeps): DataExport {
  async function* rowsOf(entry: PersonalTable, person: Person): AsyncGenerator<string> {
    let after: string | undefined;
    for (;;) {
      const page = await readRows(db, { registry, entry, person }, { after, limit: pageSize });
      for (const [index, { row }] of page.entries()) yield `${after === undefined && index === 0 ? '' : ','}\n    ${textOf(row)}`;
      const last = page.at(-1);
      if (page.length < pageSize || last === undefined) return;
      after = last.key;
    }
  }

  async function* sections(person: Person, requestId: string): AsyncGenerator<string> {
    yield `{\n  "exportedAt": ${JSON.stringify(clock.now().toISOString())},\n  "userId": ${JSON.stringify(person.userId)}`;
    for (const entry of registry.filter(({ shows }) => shows.length > 0)) {
      yield `,\n  ${JSON.stringify(entry.section)}: [`;
      yield* rowsOf(entry, person);
      yield ']';
    }
    yield '\n}\n';
    await updateRequest(db, requestId, { state: 'done', settled_at: clock.now() });
  }

  return {
    write: async (proof, asking) => {
      const { userId } = asking.session;
      const confirm = await identity.prove(proof, asking);
      await limits.count([
        { key: `exports a day:${userId}`, most: mostADay, windowMs: dayMs, text: privacyTexts.tooManyExports },
      ]);
      const at = clock.now();
      const id = random.uuid();
      await transact(db, async (trx) => {
        await confirm(trx);
        // Recorded as failed until the last byte was sent, so that a disconnect or crash leaves no open request.
        await insertRequest(trx, { id, user_id: userId, kind: 'export', state: 'failed', asked_at: at, settled_at: at });
      });
      const proven = await findProvenContacts(db, userId);
      const person = { userId, contacts: proven, proven };
      const [day, month, year] = bangkokDate(at).split('/');
      return { name: `songwai-${year}-${month}-${day}.json`, content: Readable.from(sections(person, id)) };
    },
  };
}
