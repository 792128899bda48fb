import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSpaceWatch, type SpaceWatch } from '../src/database/space-watch.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { plainOrder } from './builders/order.ts';
import { signInByPassword } from './builders/sessions.ts';
import { createTestDatabase } from './harness/create-test-database.ts';

let gateway: Gateway;
let space: SpaceWatch;
let hasRoom: boolean;
beforeEach(async () => {
  hasRoom = false;
  space = createSpaceWatch(async () => {
    if (!hasRoom) throw Object.assign(new Error('No space left on device'), { code: '53100' });
  });
  gateway = await createGateway({ database: { ...(await createTestDatabase()), space } });
});
afterEach(() => gateway.close());

const booking = plainOrder({ guid: 'disk-full-1', lang: 'th' });

it('a booking that finds no room on the disk is answered 503, and made when there is some again', async () => {
  const token = await signInByPassword(gateway);
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    gateway.db,
  );
  await sql`create trigger no_room before insert on jobs execute function no_room()`.execute(gateway.db);
  const refused = await gateway.post('/create_job', booking, { token });
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.body).toEqual({ responseCode: 503, responseDesc: 'ระบบยังไม่พร้อมให้บริการ กรุณาลองใหม่ในอีกสักครู่' });
  await sql`drop trigger no_room on jobs`.execute(gateway.db);
  expect((await gateway.post('/create_job', booking, { token })).body).toMatchObject({ responseCode: 200 });
});

it('the gateway is not ready from when something found no room until there is some', async () => {
  const ask = () => gateway.inject({ method: 'GET', url: '/readyz' });
  expect((await ask()).status).toBe(200);
  space.note(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'not ready', reason: 'the disk is full' } });
  hasRoom = true;
  expect((await ask()).status).toBe(200);
});
