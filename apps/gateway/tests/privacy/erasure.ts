import { startTimer } from '@songwai/core/basics/start-timer';
import { sql } from 'kysely';
import type { EndLineLink } from '../../src/identity/line/end-line-link.ts';
import { demoPassword } from '../../src/identity/seed.ts';
import { readInvoiceHolds } from '../../src/invoices/erasure-hold.ts';
import { readJobHolds } from '../../src/jobs/erasure-hold-queries.ts';
import { createEndCardCustomer } from '../../src/payments/cards/deletion-worker.ts';
import { foldWords } from '../../src/places/search/text/fold.ts';
import { dataPolicyOf } from '../../src/platform/data-policy.ts';
import type { ReadHolds } from '../../src/platform/erasure-hold.ts';
import { createPrivacyWorker, type PrivacyWorker } from '../../src/privacy/privacy-worker.ts';
import { rooms } from '../../src/rooms.ts';
import { addCustomer } from '../builders/customers.ts';
import { daySeconds } from '../builders/fake-clock.ts';
import type { Gateway } from '../builders/gateway.ts';
import type { Caller } from '../builders/sessions.ts';
import type { Answer } from '../builders/typed-call.ts';
import { silentLog } from '../harness/silent-log.ts';

const { personalData } = dataPolicyOf(rooms.rooms);

/** Texts that appear in everything the person wrote, and nowhere else. */
export const marks = ['ลับสุดยอด', '0891112233', '0861112233', 'malee.secret@example.com', 'office.secret@example.com'];

const readHolds: ReadHolds = async (db, asked) => [...(await readJobHolds(db, asked)), ...(await readInvoiceHolds(db, asked))];

/** The worker that erases accounts, which the test runs itself. */
export const makePrivacyWorker = ({ db, clock }: Gateway, endLineLink: EndLineLink = async () => undefined): PrivacyWorker =>
  createPrivacyWorker({
    ...{ db, clock, startTimer, log: silentLog, registry: personalData.personal, readHolds, endLineLink },
    endCardCustomer: createEndCardCustomer('sandbox'),
    fold: foldWords,
  });

/** Adds the user whose account contains every mark. */
export const addMarked = (gateway: Gateway): Promise<Caller> =>
  addCustomer(gateway, {
    ...{ email: 'malee.secret@example.com', phone: '0891112233', confirm_phone: '0861112233' },
    ...{ contact_email: 'office.secret@example.com', first_name: 'มาลี', last_name: 'ลับสุดยอด' },
  });

export const askErasure = ({ post }: Gateway, { token }: Caller): Promise<Answer> =>
  post('/pdpa/erase', { password: demoPassword, lang: 'en' }, { token });

/** Passes the grace period and runs everything that is due. */
export async function passGrace(gateway: Gateway, endLineLink?: EndLineLink): Promise<void> {
  const worker = makePrivacyWorker(gateway, endLineLink);
  gateway.clock.advanceSeconds(7 * daySeconds);
  await worker.sweep();
  gateway.clock.advanceSeconds(61);
  await worker.sweep();
}

/** Where a text occurs, in any column of any table, as `messages: 3` (table and number of rows). */
export async function findEverywhere({ db }: Gateway, text: string): Promise<readonly string[]> {
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
}
