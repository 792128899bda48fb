import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerOrigin } from './app-world.ts';
import { readContracts } from './contracts.ts';
import { openSession, userIdOf } from './open-session.ts';
import { createOwnerWorld, fillExample, fillPath, type OwnerWorld, ownersSecrets } from './owner-world.ts';

const contracts = await readContracts();
const userCalls = contracts
  .filter(({ access }) => access === 'session' || access === 'anyone')
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

let world: OwnerWorld;
/** Users who have nothing to do with the owner, by who they are. */
const strangers: Record<string, string> = {};
beforeAll(async () => {
  world = await createOwnerWorld();
  strangers['an individual'] = await userIdOf(world, 'demo@songwai.test');
  strangers['a company'] = await userIdOf(world, 'company@songwai.test');
  const { body } = await world.post(
    '/signon',
    { partnerId: 'baanchandra', token: await world.signPartnerToken() },
    { origin: partnerOrigin },
  );
  strangers["a partner's user"] = String(body['userId']);
});
afterAll(() => world.close());

const send = async (endpoint: Endpoint, token: string) => {
  const { things } = world.owner;
  const url = `/api${fillPath(endpoint, things)}`;
  const fields = fillExample(endpoint.example, things) as Record<string, unknown>;
  if (endpoint.method === 'POST')
    return world.app.inject({ method: 'POST', url, payload: fields, headers: { 'sk-token': token } });
  const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return world.app.inject({ method: 'GET', url, query, headers: { 'sk-token': token } });
};

/** Names of fields that look like those of a thing of somebody's and are none: drivers, partners, the office's, cards (not kept here yet). */
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
    expect([...ids].filter((name) => !(name in world.owner.things) && !others.includes(name))).toEqual([]);
  });

  it.each(userCalls)('are neither shown nor changed by %s', async (_name, endpoint) => {
    const before = await world.readFootprint();
    for (const [who, userId] of Object.entries(strangers)) {
      // A session of its own for each call: some calls end the one that they come with, or the account.
      const { statusCode, body } = await send(endpoint, await openSession(world, userId));
      expect(statusCode, who).toBeLessThan(500);
      for (const secret of ownersSecrets) expect(body, who).not.toContain(secret);
    }
    expect(await world.readFootprint()).toEqual(before);
  });
});
