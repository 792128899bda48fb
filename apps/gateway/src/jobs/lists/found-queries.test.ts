import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { countQueries } from '../../../tests/database/count-queries.ts';
import { copyJob } from '../../../tests/jobs/copy-job.ts';
import { explainQuery } from '../../../tests/jobs/explain-query.ts';
import { foldWords } from '../../places/search/text/fold.ts';
import { readOrder } from './list-order.ts';
import { selectListedJobs } from './list-queries.ts';
import { readFilter } from './list-request.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
  const { jobId } = await bookJob(gateway, user);
  await moveJob(gateway, jobId, 'completed');
  await copyJob(gateway.db, { jobId, count: 2_000 });
});
afterAll(() => gateway.close());

const search = async (words: string) => (await gateway.get('/job', { search: words }, user)).body;
const setText = (id: string, text: string) =>
  gateway.db.updateTable('jobs').set({ search_text: text }).where('id', '=', id).execute();

describe('a search in a list of jobs', () => {
  it('finds a job by any part of its words, whether it is over or still runs', async () => {
    const { jobId: running } = await bookJob(gateway, user, { remark: 'ฝากป้อมยาม 0899912345' });
    const over = (await gateway.db.selectFrom('jobs').select('id').where('id', 'like', 'J9%').executeTakeFirstOrThrow()).id;
    const text = fc
      .array(fc.stringMatching(/^[a-zก-ฮ0-9]{1,12}$/), { minLength: 1, maxLength: 6 })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.nat(), async (stored, from, length) => {
        const part = stored.slice(from % stored.length).slice(0, 1 + (length % 20));
        const [word = ''] = foldWords(part);
        for (const id of [running, over]) await setText(id, `zz ${foldWords(stored).join(' ')}`);
        const { jobs } = await search(`zz ${word}`);
        expect((jobs as readonly { jobId: string }[]).map(({ jobId }) => jobId).sort()).toEqual([running, over].sort());
      }),
      { numRuns: 60 },
    );
    await setText(over, 'zz');
  });

  it('reads those that are over from the index of their letters, where few have them', async () => {
    await gateway.db
      .updateTable('jobs')
      .set({ search_text: sql`search_text || ' ' || right(id, 8)` })
      .where('id', 'like', 'J9%')
      .execute();
    await sql`vacuum analyze jobs`.execute(gateway.db);
    const session = {
      sessionId: '',
      userId: user.userId,
      channel: 'web',
      role: 'customer',
      partnerId: null,
      company: null,
    } as const;
    const filter = readFilter({ search: '01000777' }, session, gateway.clock.now());
    const part = { order: readOrder(undefined), limit: 11, offset: 0, after: null };
    expect(await explainQuery(gateway.db, selectListedJobs(gateway.db, filter, part))).toMatch(/jobs_over_by_grams/);
  });
});

describe('a page of a list', () => {
  /** The fewest of several: what a gateway does by itself falls into some. One of them is for the session. */
  const count = async (query: Readonly<Record<string, string>>) => {
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1)
      counts.push(await countQueries(gateway.pool, () => gateway.get('/job', query, user)));
    return Math.min(...counts) - 1;
  };

  it('is one round trip with its stops and its number, also of a search', async () => {
    expect(await count({})).toBeLessThanOrEqual(1);
    expect(await count({ search: 'สยาม', filters: '2' })).toBeLessThanOrEqual(1);
  });

  it('behind the last one is empty, and still says how many there are', async () => {
    expect((await gateway.get('/job', { page: '9999' }, user)).body).toMatchObject({ jobs: [], total: 2_002 });
    expect((await gateway.get('/job', { search: 'xqzxqz' }, user)).body).toMatchObject({ jobs: [], total: 0 });
  });
});
