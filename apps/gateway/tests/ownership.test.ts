import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerOrigin } from './app/app-fixture.ts';
import { readContracts } from './app/contracts.ts';
import { openSession, userIdOf } from './app/open-session.ts';
import { createOwnerFixture, fillExample, fillPath, type OwnerFixture, ownersSecrets } from './app/owner-fixture.ts';

const contracts = await readContracts();
const userCalls = contracts
  .filter(({ access }) => access === 'session' || access === 'anyone')
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

let fixture: OwnerFixture;
/** Users unrelated to the owner, by kind. */
const strangers: Record<string, string> = {};
beforeAll(async () => {
  fixture = await createOwnerFixture();
  strangers['an individual'] = await userIdOf(fixture, 'demo@songwai.test');
  strangers['a company'] = await userIdOf(fixture, 'company@songwai.test');
  const { body } = await fixture.post(
    '/signon',
    { partnerId: 'baanchandra', token: await fixture.signPartnerToken() },
    { origin: partnerOrigin },
  );
  strangers["a partner's user"] = String(body['userId']);
});
afterAll(() => fixture.close());

const send = async (endpoint: Endpoint, token: string) => {
  const { things } = fixture.owner;
  const url = `/api${fillPath(endpoint, things)}`;
  const fields = fillExample(endpoint.example, things) as Record<string, unknown>;
  if (endpoint.method === 'POST')
    return fixture.app.inject({ method: 'POST', url, payload: fields, headers: { 'sk-token': token } });
  const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return fixture.app.inject({ method: 'GET', url, query, headers: { 'sk-token': token } });
};

/** Id fields that do not name a customer's data: of drivers, partners, administrators, and of cards, which are not stored yet. */
const others = [
  'songwaiId',
  'partnerId',
  'cardId',
  'fullday_pkg_id',
  'taxNo',
  'companyTaxId',
  'companyId',
  'referenceId',
  'trackingId',
];

const fieldsOf = (schema: { readonly properties?: Readonly<Record<string, object>> } | undefined): readonly string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]);

describe("somebody else's things", () => {
  it('are all among those that are tried: what a call names by an id is the owner’s, or nobody’s', () => {
    const named = userCalls.flatMap(([, { request, params }]) => [...fieldsOf(request), ...fieldsOf(params)]);
    const ids = new Set(named.filter((name) => /(?:Id|No|fileName)$/.test(name) && !/^(?:facebook|phone)/.test(name)));
    expect([...ids].filter((name) => !(name in fixture.owner.things) && !others.includes(name))).toEqual([]);
  });

  it.each(userCalls)('are neither shown nor changed by %s', async (_name, endpoint) => {
    const before = await fixture.readFootprint();
    for (const [who, userId] of Object.entries(strangers)) {
      // Each call has its own session, because some calls end the session, or the account.
      const { statusCode, body } = await send(endpoint, await openSession(fixture, userId));
      expect(statusCode, who).toBeLessThan(500);
      for (const secret of ownersSecrets) expect(body, who).not.toContain(secret);
    }
    expect(await fixture.readFootprint()).toEqual(before);
  });
});
