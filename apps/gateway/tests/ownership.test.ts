import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';
import { fillExample, fillPath } from './app/fill-example.ts';
import { addOwner, type Owner, ownersSecrets, readFootprint } from './app/owners-things.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { signOn } from './builders/partners.ts';
import { openSession, userIdOf } from './builders/sessions.ts';

const contracts = await readContracts();
const userCalls = contracts
  .filter(({ access }) => access === 'session' || access === 'anyone')
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

let gateway: Gateway;
let owner: Owner;
/** Users unrelated to the owner, by kind. */
const strangers: Record<string, string> = {};
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
  owner = await addOwner(gateway);
  strangers['an individual'] = await userIdOf(gateway, 'demo@songwai.test');
  strangers['a company'] = await userIdOf(gateway, 'company@songwai.test');
  const { body } = await signOn(gateway);
  strangers["a partner's user"] = String(body['userId']);
});
afterAll(() => gateway.close());

const send = async (endpoint: Endpoint, token: string) => {
  const { things } = owner;
  const url = `/api${fillPath(endpoint, things)}`;
  const fields = fillExample(endpoint.example, things) as Record<string, unknown>;
  if (endpoint.method === 'POST')
    return gateway.app.inject({ method: 'POST', url, payload: fields, headers: { 'sk-token': token } });
  const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return gateway.app.inject({ method: 'GET', url, query, headers: { 'sk-token': token } });
};

/** Id fields that do not name a customer's data: of drivers, partners and administrators. */
const others = [
  'songwaiId',
  'partnerId',
  'fullday_pkg_id',
  'taxNo',
  'companyTaxId',
  'invoiceCompanyTaxNo',
  'companyId',
  'referenceId',
  'trackingId',
  // A signed price, which names nobody.
  'quoteId',
  // A secret of 256 bits that a guest's own browser made: nobody can name another's.
  'deviceId',
  // Of the wallet's offer, which is the same for everyone.
  'packageId',
  // Of a partner's benefit, which is the same for everyone of a tier.
  'benefitId',
];

const fieldsOf = (schema: { readonly properties?: Readonly<Record<string, object>> } | undefined): readonly string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]);

describe("somebody else's things", () => {
  it('are all among those that are tried: what a call names by an id is the owner’s, or nobody’s', () => {
    const named = userCalls.flatMap(([, { request, params }]) => [...fieldsOf(request), ...fieldsOf(params)]);
    const ids = new Set(named.filter((name) => /(?:Id|No|fileName)$/.test(name) && !/^(?:facebook|phone)/.test(name)));
    expect([...ids].filter((name) => !(name in owner.things) && !others.includes(name))).toEqual([]);
  });

  it.each(userCalls)('are neither shown nor changed by %s', async (_name, endpoint) => {
    const before = await readFootprint(gateway, owner);
    for (const [who, userId] of Object.entries(strangers)) {
      // Each call has its own session, because some calls end the session, or the account.
      const { statusCode, body } = await send(endpoint, await openSession(gateway, userId));
      expect(statusCode, who).toBeLessThan(500);
      for (const secret of ownersSecrets) expect(body, who).not.toContain(secret);
    }
    expect(await readFootprint(gateway, owner)).toEqual(before);
  });
});
