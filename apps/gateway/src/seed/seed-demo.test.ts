import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { renderMarkdown } from '../news/render-markdown.ts';
import { liveSecrets } from '../partners/queries.ts';
import { systemClock, systemRandom } from '../platform/deps.ts';
import { offeredExtras, offeredVehicles, readFullDayPackages } from '../pricing/catalog/catalogue-offers.ts';
import { loadCatalogue } from '../pricing/catalog/load-catalogue.ts';
import { seedDemo } from './seed-demo.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const count = async (table: 'users' | 'partners' | 'news_items'): Promise<number> => {
  const row = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
};

it('fills a demo once, however often the gateway starts', async () => {
  const parts = { db: database.db, clock: systemClock, random: systemRandom };
  const config = { partnerDemoSecret: 'a secret that is long enough to be one', partnerPort: 8081 };
  await seedDemo({ ...parts, config });
  await seedDemo({ ...parts, config });
  expect([await count('users'), await count('partners'), await count('news_items')]).toEqual([3, 1, 2]);
});

it('publishes news that can be rendered, and none again that was deleted', async () => {
  const parts = { db: database.db, clock: systemClock, random: systemRandom };
  const config = { partnerDemoSecret: undefined, partnerPort: 8081 };
  await seedDemo({ ...parts, config });
  const news = await database.db.selectFrom('news_items').select(['body_th', 'body_en']).execute();
  for (const { body_th: th, body_en: en } of news) for (const body of [th, en]) expect(renderMarkdown(body)).toContain('<h2>');
  await database.db.deleteFrom('news_items').execute();
  await seedDemo({ ...parts, config });
  expect(await count('news_items')).toBe(0);
});

it("keeps the partner's sites of other gateways on the same database, each as localhost and as 127.0.0.1", async () => {
  const parts = { db: database.db, clock: systemClock, random: systemRandom };
  const partnerDemoSecret = 'a secret that is long enough to be one';
  for (const partnerPort of [8081, 8121, 8081]) await seedDemo({ ...parts, config: { partnerDemoSecret, partnerPort } });
  const { allowed_origins } = await database.db.selectFrom('partners').select('allowed_origins').executeTakeFirstOrThrow();
  expect(allowed_origins.toSorted()).toEqual([
    'http://127.0.0.1:8081',
    'http://127.0.0.1:8121',
    'http://localhost:8081',
    'http://localhost:8121',
  ]);
});

it("keeps the secret of another gateway's partner's site live beside its own", async () => {
  const parts = { db: database.db, clock: systemClock, random: systemRandom };
  const live = async () => liveSecrets(await database.db.selectFrom('partners').selectAll().executeTakeFirstOrThrow());
  const [one, other, third] = ['a', 'b', 'c'].map((character) => character.repeat(32)) as [string, string, string];
  const start = (partnerDemoSecret: string) => seedDemo({ ...parts, config: { partnerDemoSecret, partnerPort: 8081 } });
  await start(one);
  expect(await live()).toEqual([one]);
  await start(other);
  expect(await live()).toEqual([other, one]);
  await start(one);
  await start(other);
  expect(await live()).toEqual([other, one]);
  await start(third);
  expect(await live()).toEqual([third, other]);
});

it('makes no partner where none is configured', async () => {
  const config = { partnerDemoSecret: undefined, partnerPort: 8081 };
  await seedDemo({ db: database.db, clock: systemClock, random: systemRandom, config });
  expect(await count('partners')).toBe(0);
});

it('is not needed for prices: the rate card is there without an account', async () => {
  expect(await count('users')).toBe(0);
  const catalogue = await loadCatalogue(database.db);
  const vehicles = offeredVehicles(catalogue, { now: systemClock.now() });
  expect(vehicles.map(({ kind, basePrice, includedKm }) => [kind, basePrice, includedKm])).toEqual([
    ['motorcycle', 48, 1],
    ['car', 120, 3],
    ['pickup', 260, 5],
    ['box', 420, 5],
    ['fence', 390, 5],
    ['reefer', 650, 5],
  ]);
  expect(offeredExtras(catalogue)).toHaveLength(8);
  const packages = await readFullDayPackages(database.db);
  expect(packages.map(({ customer_fee, max_km }) => [customer_fee, max_km])).toEqual([
    [550, 60],
    [990, 120],
    [17_500, 120],
    [1_200, 80],
    [2_200, 150],
    [32_000, 150],
    [1_600, 80],
    [2_900, 150],
    [38_000, 150],
  ]);
});

it('lets a group of customers have full-day packages of its own', async () => {
  const own = {
    id: 90,
    user_group: 'VIP',
    vehicle_id: 1,
    duration: 4,
    name_th: 'ก',
    name_en: 'a',
    max_km: 60,
    fee_satang: 50_000,
  };
  await database.db.insertInto('full_day_packages').values(own).execute();
  expect((await readFullDayPackages(database.db, 'VIP')).map(({ fullday_pkg_id }) => fullday_pkg_id)).toEqual([90]);
  expect(await readFullDayPackages(database.db, 'OTHER')).toHaveLength(9);
});
