import type { Endpoint } from '@songwai/core/gateway/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerOrigin } from './app-world.ts';
import { readContracts } from './contracts.ts';
import { mutated } from './mutated-example.ts';
import { nastyText } from './nasty-values.ts';
import { openSession, userIdOf } from './open-session.ts';
import { createOwnerWorld, fillExample, fillPath, type OwnerWorld, ownersSecrets } from './owner-world.ts';
import { arbitraryOf } from './schema-arbitrary.ts';

const contracts = await readContracts();
const calls = contracts.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const runsPerCall = 60;

let world: OwnerWorld;
let strangerId: string;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await createOwnerWorld();
  before = await world.readFootprint();
  strangerId = await userIdOf(world, 'demo@songwai.test');
});
afterAll(() => world.close());
// What one call's bodies cost must not stop the next.
beforeEach(() => world.clock.advanceSeconds(16 * 60));

/** Of a customer, or of an administrator where the call wants one. */
async function openSessionFor({ access }: Endpoint): Promise<string> {
  const role = access === 'admin' ? 'admin' : 'customer';
  await world.db.updateTable('users').set({ role }).where('id', '=', strangerId).execute();
  return openSession(world, strangerId);
}

/** Not by String(): what is sent may have a field `toString` that is no function. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const send = (endpoint: Endpoint, { token, path, body }: { token: string; path: string; body: unknown }) => {
  const headers = { 'sk-token': token, origin: partnerOrigin };
  if (endpoint.method === 'POST') {
    const payload = JSON.stringify(body) ?? 'null';
    return world.app.inject({ method: 'POST', url: path, headers: { ...headers, 'content-type': 'application/json' }, payload });
  }
  const query = new URLSearchParams(Object.entries(Object(body)).map(([name, value]): [string, string] => [name, textOf(value)]));
  return world.app.inject({ method: 'GET', url: `${path}?${query}`, headers });
};

describe('whatever is sent', () => {
  it.each(calls)('to %s, the answer is an envelope, never a failure, and tells nothing of others', async (_name, endpoint) => {
    // An administrator may do as it likes with the owner's things, so it gets none of them into its hands.
    const things = endpoint.access === 'admin' ? {} : world.owner.things;
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
    const token = await openSessionFor(endpoint);
    await fc.assert(
      fc.asyncProperty(bodies, paths, async (body, path) => {
        const response = await send(endpoint, { token, path: `/api${path}`, body });
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
    expect(await world.readFootprint()).toEqual(before);
  });

  it('as a token, the answer is 401 or 130 and never a failure', async () => {
    const anyHeader = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(anyHeader, async (token) => {
        const { status, body } = await world.post('/userInfo', {}, { token });
        expect([401, 130]).toContain(body['responseCode']);
        expect([200, 401]).toContain(status);
      }),
      { numRuns: 100 },
    );
  });
});
