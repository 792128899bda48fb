import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';
import { fillPath } from './app/fill-example.ts';
import { addCustomer, setStatus } from './builders/customers.ts';
import { daySeconds } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { signOn } from './builders/partners.ts';
import { openDriverSession, openSession, signInByPassword, userIdOf } from './builders/sessions.ts';
import type { Answer } from './builders/typed-call.ts';

const contracts = await readContracts();
const calls = contracts.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const sessionCalls = calls.filter(([, { access }]) => access === 'session' || access === 'admin');
const customerCalls = calls.filter(([, { access }]) => access === 'session');
const adminCalls = calls.filter(([, { access }]) => access === 'admin');
const driverCalls = calls.filter(([, { access }]) => access === 'driver');
const permitCalls = calls.filter(([, { permit }]) => permit !== undefined);
const companyCalls = calls.filter(([, { company }]) => company !== undefined);
const openCalls = calls.filter(([, { access }]) => access === 'anyone');

let gateway: Gateway;
/** Session tokens by their state, e.g. `expired`. */
const tokens: Record<string, string> = {};
/** User ids by role, e.g. `a company`. */
const users: Record<string, string> = {};
let driverId: number;
beforeAll(async () => {
  gateway = await createGateway();
  tokens['expired'] = await signInByPassword(gateway, 'admin@songwai.test');
  gateway.clock.advanceSeconds(31 * daySeconds);
  tokens['revoked'] = await signInByPassword(gateway, 'admin@songwai.test');
  await gateway.post('/logout', {}, { token: tokens['revoked'] });
  for (const name of ['suspended', 'removed'] as const) {
    await addCustomer(gateway, { email: `${name}@songwai.test` });
    tokens[name] = await signInByPassword(gateway, `${name}@songwai.test`);
    await setStatus(gateway, `${name}@songwai.test`, name);
  }
  users['an individual'] = await userIdOf(gateway, 'demo@songwai.test');
  users['a company'] = await userIdOf(gateway, 'company@songwai.test');
  users['an administrator'] = await userIdOf(gateway, 'admin@songwai.test');
  const { body } = await signOn(gateway);
  users["a partner's user"] = String(body['userId']);
  for (const [name, email] of Object.entries({
    'a member without rights': 'none@songwai.test',
    'a member with every right': 'all@songwai.test',
  })) {
    await addCustomer(gateway, { email });
    users[name] = await userIdOf(gateway, email);
  }
  const driver = { first_name: 'สมชาย', plate: '1กก 1234', vehicle_kind: 'motorcycle' };
  driverId = (await gateway.db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

/** Makes the call with the example of its contract. */
async function ask(endpoint: Endpoint, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const { method, example } = endpoint;
  const url = `/api${fillPath(endpoint, {})}`;
  if (method === 'POST') return gateway.inject({ method, url, headers, payload: { ...example } });
  const query = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
  return gateway.inject({ method, url, query, headers });
}

/** Runs before each call, because an earlier call may have ended the membership. */
async function expectMember(who: string, isAllowed: boolean): Promise<void> {
  const rights = { can_order: isAllowed, can_view: isAllowed, can_pay: isAllowed, can_manage: isAllowed };
  const row = { user_id: users[who] ?? '', company_user_id: users['a company'] ?? '', created_at: gateway.clock.now() };
  await gateway.db
    .insertInto('company_members')
    .values({ ...row, ...rights })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function askAs(endpoint: Endpoint, who: string): Promise<Answer> {
  if (who.startsWith('a member')) await expectMember(who, who === 'a member with every right');
  return ask(endpoint, { 'sk-token': await openSession(gateway, users[who] ?? '') });
}

const codeOf = ({ body }: Answer): unknown => body['responseCode'] ?? body['respCode'];
/** Expects any outcome but a refusal for lack of access; the example itself may still be refused. */
const expectLetIn = (answer: Answer): void => {
  expect([200, 400, 404, 429, 503]).toContain(answer.status);
  expect([130, 131, 132, 133, 401, 403, 500]).not.toContain(codeOf(answer));
};
const expectForbidden = (answer: Answer): void => {
  expect(answer.status).toBe(403);
  expect(codeOf(answer)).toBe(403);
};

describe('a call that needs a session', () => {
  it.each(sessionCalls)('%s answers 401 without a token, whatever else is wrong', async (_name, endpoint) => {
    const wrong = { ...endpoint, example: endpoint.method === 'POST' ? { nothing: 'right' } : { lang: 'xx' } };
    for (const answer of [await ask(endpoint, {}), await ask(wrong, {}), await ask(endpoint, { 'sk-token': '' })]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ responseDesc: expect.any(String) });
      expect(Object.keys(answer.body).sort()).toEqual(['responseCode', 'responseDesc']);
    }
  });

  it.each(
    sessionCalls.flatMap(([name, endpoint]) =>
      Object.entries({ expired: 130, removed: 131, suspended: 132, revoked: 133 }).map(
        ([state, code]) => [name, state, code, endpoint] as const,
      ),
    ),
  )('%s with a token that is %s answers %i', async (...[, state, code, endpoint]) => {
    const answer = await ask(endpoint, { 'sk-token': tokens[state] ?? '' });
    expect(answer.status).toBe(200);
    expect(codeOf(answer)).toBe(code);
    expect(Object.keys(answer.body)).toHaveLength(2);
  });

  it.each(sessionCalls)('%s takes a token that nobody issued for an expired one', async (_name, endpoint) => {
    expect(codeOf(await ask(endpoint, { 'sk-token': 'made-up' }))).toBe(130);
  });

  it.each(customerCalls)('%s lets every customer in', async (_name, endpoint) => {
    const { company } = endpoint;
    const persons = company === undefined ? ['an individual', 'an administrator'] : [];
    const members = company === 'owner' ? [] : ['a member with every right'];
    for (const who of [...persons, ...members, 'a company']) expectLetIn(await askAs(endpoint, who));
  });
});

describe('a call for companies', () => {
  it.each(companyCalls)('%s is refused to who acts for none', async (_name, endpoint) => {
    for (const who of ['an individual', "a partner's user", 'an administrator']) expectForbidden(await askAs(endpoint, who));
  });

  it.each(companyCalls.filter(([, { company }]) => company === 'owner'))('%s is its owner’s alone', async (_name, endpoint) => {
    expectForbidden(await askAs(endpoint, 'a member with every right'));
  });

  it.each(permitCalls)('%s is refused to a member without it', async (_name, endpoint) => {
    expectForbidden(await askAs(endpoint, 'a member without rights'));
  });
});

describe('a call of the office', () => {
  it.each(adminCalls)('%s is refused to everybody else', async (_name, endpoint) => {
    for (const who of Object.keys(users).filter((name) => name !== 'an administrator'))
      expectForbidden(await askAs(endpoint, who));
  });

  it.each(adminCalls)('%s lets an administrator in', async (_name, endpoint) => {
    expectLetIn(await askAs(endpoint, 'an administrator'));
  });
});

describe("a call of a driver's app", () => {
  it.each(driverCalls)('%s answers 401 without its token, and takes no customer for a driver', async (_name, endpoint) => {
    const token = await openSession(gateway, users['an administrator'] ?? '');
    expect((await ask(endpoint, {})).status).toBe(401);
    expect((await ask(endpoint, { 'sk-token': token })).status).toBe(401);
    expect(codeOf(await ask(endpoint, { 'driver-token': token }))).toBe(130);
  });

  it.each(driverCalls)('%s lets a driver in, and none who is no longer one', async (_name, endpoint) => {
    const setActive = (isActive: boolean) =>
      gateway.db.updateTable('drivers').set({ is_active: isActive }).where('id', '=', driverId).execute();
    await setActive(true);
    const token = await openDriverSession(gateway, driverId);
    expectLetIn(await ask(endpoint, { 'driver-token': token }));
    const other = await openDriverSession(gateway, driverId);
    await setActive(false);
    expect(codeOf(await ask(endpoint, { 'driver-token': other }))).toBe(132);
  });
});

describe("a call of a partner's server", () => {
  const partnerCalls = calls.filter(([, { access }]) => access === 'partner');
  it.each(partnerCalls)('%s is answered to nobody who does not sign it as that partner', async (_name, endpoint) => {
    const token = await openSession(gateway, users['an administrator'] ?? '');
    for (const headers of [{}, { 'sk-token': token }, { 'songwai-partner': 'baanchandra' }])
      expect((await ask(endpoint, headers)).status).toBe(401);
    const seconds = Math.floor(gateway.clock.now().getTime() / 1000);
    const forged = { 'songwai-partner': 'baanchandra', 'songwai-signature': `t=${seconds},v1=${'0'.repeat(64)}` };
    expect([401, 403]).toContain((await ask(endpoint, forged)).status);
  });
});

describe('a call open to anyone', () => {
  const states = ['no token', 'expired', 'revoked', 'suspended', 'removed', 'made up'];
  it.each(openCalls)('%s answers a visitor the same, whatever an old sign-in left behind', async (_name, endpoint) => {
    const codes = [];
    for (const state of states)
      codes.push(codeOf(await ask(endpoint, state === 'no token' ? {} : { 'sk-token': tokens[state] ?? 'made-up' })));
    expect(new Set(codes).size).toBe(1);
    expect([130, 131, 132, 133, 401, 500]).not.toContain(codes[0]);
  });
});
