import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { addFreeCredit } from '../harness/add-free-credit.ts';
import { type AppWorld, createAppWorld } from './app-world.ts';
import type { Hints } from './schema-arbitrary.ts';

/** Words that stand in everything the owner wrote, and in nothing that anybody else sends. */
export const ownersSecrets = ['ลับเฉพาะ', '0899991234', '0877771234', 'owner@songwai.test'];

interface Owner {
  readonly userId: string;
  /** What is the owner's, by the name of the field that it goes by on the wire. */
  readonly things: Hints;
}

/** Rows that change by themselves: they note who was here, not what belongs to whom. */
const passingTables = ['sessions', 'outbox', 'login_attempts'];

export interface OwnerWorld extends AppWorld {
  readonly owner: Owner;
  /** Every row that hangs on the owner or on one of the owner's jobs, as text by table and column. */
  readFootprint(): Promise<Readonly<Record<string, string>>>;
}

/** The whole gateway with one customer who has everything that a customer can have. */
export async function createOwnerWorld(): Promise<OwnerWorld> {
  const world = await createAppWorld({ env: { REQUESTS_PER_MINUTE: '1000000' } });
  const { db } = world;
  await world.addAccount('owner@songwai.test');
  const owner = await makeOwnersThings(world);

  const readFootprint = async (): Promise<Readonly<Record<string, string>>> => {
    const columns = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.column_name in ('user_id', 'company_user_id', 'job_id')`.execute(db);
    const print: Record<string, string> = {};
    for (const { table, column } of columns.rows.filter((row) => !passingTables.includes(row.table))) {
      const owned =
        column === 'job_id' ? sql`select id from jobs where user_id = ${owner.userId}` : sql`select ${owner.userId}::uuid`;
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} in (${owned}) order by 1`.execute(
        db,
      );
      print[`${table}.${column}`] = rows.map(({ row }) => row).join('\n');
    }
    return print;
  };

  return { ...world, owner, readFootprint };
}

/** Lets the owner do, by the calls themselves, what leaves something behind. */
async function makeOwnersThings(world: AppWorld): Promise<Owner> {
  const { id: userId } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'owner@songwai.test')
    .executeTakeFirstOrThrow();
  const token = await world.signIn('owner@songwai.test');
  const expectDone = (answer: { readonly body: Readonly<Record<string, unknown>> }) => {
    if (answer.body['responseCode'] !== 200) throw new Error(`the owner was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const contact = { contactName: 'คุณลับเฉพาะ', contactPhone: '0899991234' };
  const guid = 'owners-guid-0001';
  const booked = expectDone(
    await world.post(
      '/create_job',
      {
        guid,
        ...{ vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
        confirmPhone: '0877771234',
        remark: 'หมายเหตุลับเฉพาะ',
        locationList: [
          { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347, ...contact },
          { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605, ...contact },
        ],
      },
      { token },
    ),
  );
  const saved = expectDone(
    await world.post(
      '/save_location',
      { addressName: 'บ้านลับเฉพาะ', address: 'ซอยลับเฉพาะ', lat: 13.7466, lng: 100.5347, ...contact },
      { token },
    ),
  );
  await addFreeCredit(world.db, { userId, amountSatang: 5_000, at: world.clock.now() });
  await waitUntilFollowed(world);
  const addressId = [saved['addressId']];
  return { userId, things: { jobId: [booked['jobId']], guid: [guid], userId: [userId], id: [userId], addressId } };
}

/** Waits for what follows from the owner's events, so that it is not taken for somebody's doing later. */
const waitUntilFollowed = ({ db }: AppWorld): Promise<unknown> =>
  vi.waitUntil(
    async () => (await db.selectFrom('outbox').select('id').where('published_at', 'is', null).executeTakeFirst()) === undefined,
    { timeout: 20_000 },
  );

/** A call's path with values in it, the owner's where it names something of the owner's. */
export const fillPath = ({ path, paramsExample = {} }: Endpoint, things: Hints): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(things[name]?.[0] ?? paramsExample[name] ?? `no-${name}`)),
  );

/** A call's example, at every depth with the owner's values where it names something of the owner's. */
export function fillExample(example: unknown, things: Hints): unknown {
  if (Array.isArray(example)) return example.map((element) => fillExample(element, things));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, things[name]?.[0] ?? fillExample(value, things)]),
  );
}
