import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { countSessions, signInByPassword } from '../../tests/builders/sessions.ts';
import { logIn, readUser, signUp, signUpCustomer } from '../../tests/builders/sign-ups.ts';
import { forgetIdentity } from '../identity/forget-identity.ts';
import { forgetIdleSessions } from './forget-sessions.ts';

let gateway: Gateway;
let admin = '';
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

interface Listed {
  readonly sessionId: string;
  readonly deviceName: string;
  readonly isCurrent: boolean;
}
const list = async (token: string) => (await gateway.get('/user/session', {}, { token })).body['sessions'] as Listed[];
const loginOn = async (userName: string, deviceName: string) =>
  String((await gateway.post('/login', { userName, password: 'secret_1', deviceName })).body['skToken']);

describe('the sessions of a user', () => {
  it('are listed with their devices, the last used first, without those that are over', async () => {
    const { token, userName } = await signUpCustomer(gateway);
    await loginOn(userName, 'old phone');
    gateway.clock.advanceSeconds(31 * daySeconds);
    const phone = await loginOn(userName, 'phone');
    gateway.clock.advanceSeconds(60);
    await loginOn(userName, 'tablet');
    expect((await readUser(gateway, token)).body['responseCode']).toBe(130);
    const sessions = await list(phone);
    expect(sessions.map(({ deviceName, isCurrent }) => [deviceName, isCurrent])).toEqual([
      ['tablet', false],
      ['phone', true],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it('end one by one, or all the others at once', async () => {
    const { token, userName } = await signUpCustomer(gateway);
    const [phone, tablet] = [await loginOn(userName, 'phone'), await loginOn(userName, 'tablet')];
    const target = (await list(token)).find(({ deviceName }) => deviceName === 'phone');
    const revoke = () => gateway.post('/user/session/revoke', { sessionId: target?.sessionId }, { token });
    expect((await revoke()).body['responseCode']).toBe(200);
    expect((await readUser(gateway, phone)).body['responseCode']).toBe(133);
    expect((await revoke()).status).toBe(404);
    expect((await gateway.post('/user/session/revoke_others', {}, { token })).body).toMatchObject({
      responseCode: 200,
      revoked: 1,
    });
    expect((await readUser(gateway, tablet)).body['responseCode']).toBe(133);
    expect((await readUser(gateway, token)).body['responseCode']).toBe(200);
  });

  it('remember the language that they are used in, for messages', async () => {
    const { token } = await signUpCustomer(gateway);
    const used = async (lang?: string) => {
      await gateway.get('/user/session', lang === undefined ? {} : { lang }, { token });
      const { rows } = await sql<{ language: string | null }>`
        select language from sessions where token_hash = sha256(${token}::bytea)`.execute(gateway.db);
      return rows.map(({ language }) => language);
    };
    expect([await used('en'), await used(), await used('th')]).toEqual([['en'], ['en'], ['th']]);
    await gateway.post('/user/session/revoke_others', { lang: 'en' }, { token });
    expect(await used()).toEqual(['en']);
  });

  it('begin in the language of the sign-in, before any other call', async () => {
    const { userId, userName } = await signUpCustomer(gateway);
    for (const lang of ['th', 'en'])
      await gateway.post('/login', { userName, password: 'secret_1', deviceName: `in ${lang}`, lang });
    const sessions = gateway.db.selectFrom('sessions').select('language').where('user_id', '=', userId);
    const begun = await sessions.where('device_name', 'like', 'in %').orderBy('device_name').execute();
    expect(begun.map(({ language }) => language)).toEqual(['en', 'th']);
  });

  it('are nobody else’s business', async () => {
    const [mine, other] = [await signUpCustomer(gateway), await signUpCustomer(gateway)];
    const [theirs] = await list(other.token);
    for (const sessionId of [theirs?.sessionId, 'nonsense', "' or 1=1"])
      expect((await gateway.post('/user/session/revoke', { sessionId }, { token: mine.token })).status).toBe(404);
    expect((await readUser(gateway, other.token)).body['responseCode']).toBe(200);
  });
});

describe('the office', () => {
  beforeAll(async () => {
    admin = await signInByPassword(gateway, 'admin@songwai.test');
  });

  it('suspends an account and lets it in again, and both are noted with their reason', async () => {
    const { token, userId, userName } = await signUpCustomer(gateway);
    const suspend = (id: string) => gateway.post('/admin/user/suspend', { userId: id, reason: 'ค้างชำระ' }, { token: admin });
    expect((await suspend(userId)).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body).toEqual({
      responseCode: 132,
      responseDesc: 'This account is suspended. Please contact support.',
    });
    expect((await logIn(gateway, userName, 'secret_1')).body['respCode']).toBe(132);
    await gateway.post('/admin/user/unsuspend', { userId, reason: 'ชำระแล้ว' }, { token: admin });
    expect((await readUser(gateway, token)).body['responseCode']).toBe(133);
    expect((await logIn(gateway, userName, 'secret_1')).body['respCode']).toBe(200);
    const changes = await gateway.db.selectFrom('user_changes').selectAll().where('user_id', '=', userId).orderBy('id').execute();
    expect(changes.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['emailAdded', {}],
      ['suspended', { reason: 'ค้างชำระ' }],
      ['unsuspended', { reason: 'ชำระแล้ว' }],
    ]);
  });

  it('suspends neither itself, nor who is not there, nor who was removed', async () => {
    const { userId } = await signUpCustomer(gateway);
    const own = (await readUser(gateway, admin)).body['userId'];
    const suspend = (id: unknown) => gateway.post('/admin/user/suspend', { userId: id, reason: 'x' }, { token: admin });
    expect((await suspend(own)).body['responseCode']).toBe(409);
    await gateway.db.updateTable('users').set({ status: 'removed' }).where('id', '=', userId).execute();
    for (const id of [userId, 'nonsense', '00000000-0000-4000-8000-000000000000']) expect((await suspend(id)).status).toBe(404);
  });

  it('finds accounts by what is whole, and pages through all of them', async () => {
    const { userId, phoneNo } = await signUpCustomer(gateway);
    const find = async (query: Record<string, string>) => (await gateway.get('/admin/user', query, { token: admin })).body;
    for (const search of [userId, phoneNo, `+66${phoneNo.slice(1)}`])
      expect((await find({ search }))['users']).toMatchObject([{ userId }]);
    for (const search of ['C0000001', '0-1055-00000-00-3', 'COMPANY@songwai.test'])
      expect(((await find({ search }))['users'] as Listed[]).length).toBeGreaterThan(0);
    expect((await find({ search: phoneNo.slice(0, 6) }))['users']).toEqual([]);

    const rows = Array.from({ length: 55 }, (_, index) => ({
      id: crypto.randomUUID(),
      user_type: 2,
      refer_code: `page-${index}`,
      created_at: gateway.clock.now(),
    }));
    await gateway.db.insertInto('users').values(rows).execute();
    const seen = new Set<string>();
    let cursor: string | undefined = '';
    for (let page = 0; cursor !== undefined && page < 9; page += 1) {
      const body: Readonly<Record<string, unknown>> = await find(cursor === '' ? {} : { cursor });
      for (const user of body['users'] as { userId: string }[]) {
        expect(seen.has(user.userId)).toBe(false);
        seen.add(user.userId);
      }
      cursor = body['nextCursor'] as string | undefined;
    }
    const { count } = await gateway.db
      .selectFrom('users')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(seen.size).toBe(Number(count));
  });

  it('puts an account into a group', async () => {
    const { token, userId } = await signUpCustomer(gateway);
    const set = (userGroup: string) => gateway.post('/admin/user/group', { userId, userGroup }, { token: admin });
    expect((await set('SHOP')).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body['userGroup']).toBe('SHOP');
    expect((await set('not a group')).status).toBe(400);
  });
});

describe('what is over', () => {
  it('is thrown away: accounts that nobody verified, dead codes, counters and sessions; the others stay', async () => {
    const remaining = await signUpCustomer(gateway);
    const { body } = await signUp(gateway);
    const userId = String(body['userId']);
    const proof = { password: 'secret_1' };
    await gateway.post('/update_user', { phoneNo: '0899999998', ...proof }, { token: remaining.token });
    await gateway.post('/user/email', { email: 'kept@example.com', ...proof }, { token: remaining.token });
    const sweep = async () => {
      await forgetIdentity(gateway.db, gateway.clock.now());
      await forgetIdleSessions(gateway.db, gateway.clock.now());
    };
    const ids = async () => (await gateway.db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    await sweep();
    expect(await ids()).toContain(userId);
    gateway.clock.advanceSeconds(8 * daySeconds);
    await sweep();
    expect(await ids()).not.toContain(userId);
    expect(await ids()).toContain(remaining.userId);
    for (const table of ['identity_claims', 'email_claims', 'one_time_codes', 'rate_limits'] as const)
      expect(await gateway.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await readUser(gateway, remaining.token)).body['responseCode']).toBe(200);
    gateway.clock.advanceSeconds(61 * daySeconds);
    await sweep();
    expect(await countSessions(gateway, remaining.token)).toBe(0);
  });
});
