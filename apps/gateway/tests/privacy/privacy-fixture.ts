import { startTimer } from '@songwai/core/basics/start-timer';
import { sql } from 'kysely';
import { demoPassword } from '../../src/identity/seed.ts';
import { readInvoiceHolds } from '../../src/invoices/erasure-hold.ts';
import { readJobHolds } from '../../src/jobs/erasure-hold-queries.ts';
import { foldWords } from '../../src/places/search/text/fold.ts';
import { dataPolicyOf } from '../../src/platform/data-policy.ts';
import type { ReadHolds } from '../../src/platform/erasure-hold.ts';
import { createPrivacyWorker } from '../../src/privacy/privacy-worker.ts';
import { rooms } from '../../src/rooms.ts';
import { daySeconds } from '../app/app-fixture.ts';
import { openSession } from '../app/open-session.ts';
import { silentLog } from '../harness/silent-log.ts';
import { type Caller, createJobsFixture } from '../jobs/jobs-fixture.ts';

const { personalData } = dataPolicyOf(rooms.rooms);

/** Texts that appear in everything the person wrote, and nowhere else. */
export const marks = ['ลับสุดยอด', '0891112233', '0861112233', 'malee.secret@example.com', 'office.secret@example.com'];

const readHolds: ReadHolds = async (db, asked) => [...(await readJobHolds(db, asked)), ...(await readInvoiceHolds(db, asked))];

/** The whole gateway with users and their personal data. */
export async function createPrivacyFixture(env: Readonly<Record<string, string>> = {}) {
  const fixture = await createJobsFixture(env);
  const { db, clock, post } = fixture;
  const registry = personalData.personal;
  const worker = createPrivacyWorker({ db, clock, startTimer, log: silentLog, registry, readHolds, fold: foldWords });
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'demo@songwai.test')
    .executeTakeFirstOrThrow();

  /** Adds a user who signs in with the demo's password. */
  const addPerson = (fields: object): Promise<Caller> => fixture.addUser({ password_hash, ...fields });

  /** Adds the user whose account contains every mark. */
  const addMarked = (): Promise<Caller> =>
    addPerson({
      ...{ email: 'malee.secret@example.com', phone: '0891112233', confirm_phone: '0861112233' },
      ...{ contact_email: 'office.secret@example.com', first_name: 'มาลี', last_name: 'ลับสุดยอด' },
    });

  const askErasure = ({ token }: Caller) => post('/pdpa/erase', { password: demoPassword, lang: 'en' }, { token });

  /** Passes the grace period and runs everything that is due. */
  const passGrace = async (): Promise<void> => {
    clock.advanceSeconds(7 * daySeconds);
    await worker.sweep();
    clock.advanceSeconds(61);
    await worker.sweep();
  };

  /** Where a text occurs, in any column of any table, as `messages: 3` (table and number of rows). */
  const findEverywhere = async (text: string): Promise<readonly string[]> => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${text}%`}`.execute(db);
      if ((rows[0]?.count ?? 0) > 0) found.push(`${name}: ${rows[0]?.count}`);
    }
    return found;
  };

  /** Opens a session of the same account on another device. */
  const openAnother = (userId: string): Promise<string> => openSession(fixture, userId);

  return { ...fixture, keeper: worker, addPerson, addMarked, askErasure, passGrace, findEverywhere, openAnother };
}

export type PrivacyFixture = Awaited<ReturnType<typeof createPrivacyFixture>>;
