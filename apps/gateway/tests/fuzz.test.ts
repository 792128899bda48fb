import type { Endpoint } from '@songwai/core/gateway/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';
import { fillExample, fillPath } from './app/fill-example.ts';
import { mutated } from './app/mutated-example.ts';
import { nastyText } from './app/nasty-values.ts';
import { addOwner, type Owner, ownersSecrets, readFootprint } from './app/owners-things.ts';
import { arbitraryOf } from './app/schema-arbitrary.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { hmac, partnerOrigin } from './builders/partners.ts';
import { openDriverSession, openSession, userIdOf } from './builders/sessions.ts';
import { partnerSecret } from './harness/quiet-environment.ts';

const contracts = await readContracts();
const calls = contracts.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
/** The daily run takes few; the full run sets more (`PROPERTY_RUNS`). */
const runsPerCall = Number(process.env['PROPERTY_RUNS'] ?? 25);

let gateway: Gateway;
let owner: Owner;
let strangerId: string;
let driverId: number;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
  owner = await addOwner(gateway);
  before = await readFootprint(gateway, owner);
  strangerId = await userIdOf(gateway, 'demo@songwai.test');
  // A vehicle that differs from that of the owner's job, which this driver could otherwise accept legitimately.
  const driver = { first_name: 'สมชาย', plate: '1กก 1234', vehicle_kind: 'reefer' };
  driverId = (await gateway.db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());
// Passes the windows of the limits, so that the requests of one call do not use up those of the next.
beforeEach(() => gateway.clock.advanceSeconds(16 * 60));

/** A request, with its body as text. */
interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload: string;
}

/** The headers of a caller who may make the call: customer, administrator, driver's app, or partner's server with a signature. */
async function makeHeaders({ access }: Endpoint): Promise<(sent: Sent) => Readonly<Record<string, string>>> {
  if (access === 'driver') {
    const token = await openDriverSession(gateway, driverId);
    return () => ({ 'driver-token': token });
  }
  if (access === 'partner')
    return ({ method, url, payload }) => {
      const signedAt = Math.floor(gateway.clock.now().getTime() / 1000);
      const signature = hmac(partnerSecret, `${signedAt}.${method}.${url}.${payload}`);
      return { 'songwai-partner': 'baanchandra', 'songwai-signature': `t=${signedAt},v1=${signature}` };
    };
  const role = access === 'admin' ? 'admin' : 'customer';
  await gateway.db.updateTable('users').set({ role }).where('id', '=', strangerId).execute();
  const token = await openSession(gateway, strangerId);
  return () => ({ 'sk-token': token });
}

/** Not `String()`: a generated value may have a field `toString` that is not a function. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function write({ method }: Endpoint, path: string, body: unknown): Sent {
  if (method === 'POST') return { method, url: `/api${path}`, payload: JSON.stringify(body) ?? 'null' };
  const fields = Object.entries(Object(body)).map(([name, value]): [string, string] => [name.toWellFormed(), textOf(value)]);
  return { method, url: `/api${path}?${new URLSearchParams(fields)}`, payload: '' };
}

describe('whatever is sent', () => {
  it.each(calls)('to %s, the answer is an envelope, never a failure, and tells nothing of others', async (_name, endpoint) => {
    // An administrator may legitimately change the owner's data, so requests to admin calls get no ids of it.
    const things = endpoint.access === 'admin' ? {} : owner.things;
    const secrets = endpoint.access === 'admin' ? [] : ownersSecrets;
    const bodies = fc.oneof(
      arbitraryOf(endpoint.request, things),
      mutated(endpoint.example),
      mutated(fillExample(endpoint.example, things)),
    );
    const paths = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(fillPath(endpoint, {}), fillPath(endpoint, things)) },
      { weight: 1, arbitrary: nastyText.map((text) => endpoint.path.replace(/:\w+/g, encodeURIComponent(text.toWellFormed()))) },
    );
    const headersOf = await makeHeaders(endpoint);
    await fc.assert(
      fc.asyncProperty(bodies, paths, async (body, path) => {
        const sent = write(endpoint, path, body);
        const json = sent.method === 'POST' ? { 'content-type': 'application/json' } : {};
        const headers = { ...headersOf(sent), ...json, origin: partnerOrigin };
        const { method, url, payload } = sent;
        const response = await gateway.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
        expect([200, 400, 401, 403, 404, 429, 503]).toContain(response.statusCode);
        for (const secret of secrets) expect(response.body).not.toContain(secret);
        if (!String(response.headers['content-type']).startsWith('application/json')) {
          expect(endpoint.file).toBeDefined();
          return;
        }
        const answer: Record<string, unknown> = response.json();
        expect(Number.isInteger(answer['responseCode'] ?? answer['respCode'])).toBe(true);
        expect(typeof (answer['responseDesc'] ?? answer['respDesc'])).toBe('string');
      }),
      { numRuns: runsPerCall },
    );
  });

  it("nothing of anybody else's was changed by it", async () => {
    expect(await readFootprint(gateway, owner)).toEqual(before);
  });

  it('as a token, the answer is 401 or 130 and never a failure', async () => {
    const anyHeader = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(anyHeader, async (token) => {
        const { status, body } = await gateway.post('/userInfo', {}, { token });
        expect([401, 130]).toContain(body['responseCode']);
        expect([200, 401]).toContain(status);
      }),
      { numRuns: 100 },
    );
  });
});
