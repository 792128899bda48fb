import { login, userInfo } from '@songwai/core/account/contract';
import { signon } from '@songwai/core/partners/contract';
import { getSuggestPlaceList, searchAddressByLocation, textSearch } from '@songwai/core/places/contract';
import { initDataV3 } from '@songwai/core/startup/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppWorld, createAppWorld, partnerOrigin } from './app-world.ts';

let world: AppWorld;
beforeAll(async () => {
  world = await createAppWorld();
});
afterAll(() => world.close());
// What one call's bodies cost must not stop the next.
beforeEach(() => world.clock.advanceSeconds(16 * 60));

/** Text that programs stumble over, besides any other. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '1e999',
    '__proto__',
    '๐๑๒',
    '%',
    '\\',
    '((',
    'ก'.repeat(200),
    '-0',
    '91',
    '13.7,',
  ),
);
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 2 ** 53, 1e308, [], {}, [null], { constructor: 1 }) },
);

/** The call's example with some of its fields, and some of the common ones, replaced or dropped. */
const bodies = (example: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const field = (value: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: nastyValue });
  const known = Object.fromEntries(
    Object.entries({ lang: 'en', channel: 'web', ...example }).map(([name, value]) => [name, field(value)]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(nastyText, nastyValue, { maxKeys: 4 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
};

/** Not by String(): what is sent may have a field `toString` that is no function. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const queryOf = (body: unknown): string =>
  new URLSearchParams(Object.entries(Object(body)).map(([name, value]): [string, string] => [name, textOf(value)])).toString();

const expectEnvelope = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) => {
  expect([200, 400, 403, 404, 429]).toContain(statusCode);
  const answer: Record<string, unknown> = JSON.parse(body);
  expect(Number.isInteger(answer['responseCode'] ?? answer['respCode'])).toBe(true);
  expect(typeof (answer['responseDesc'] ?? answer['respDesc'])).toBe('string');
};

describe('whatever is sent', () => {
  it.each([[login], [signon], [userInfo]] as const)(
    'to $path, the answer is an envelope and never a failure',
    async ({ path, example }) => {
      const token = await world.signIn();
      const partnerToken = await world.signPartnerToken();
      const likely = path === '/signon' ? { ...example, token: partnerToken } : example;
      await fc.assert(
        fc.asyncProperty(bodies(likely), fc.boolean(), async (body, isSignedIn) => {
          const headers = {
            'content-type': 'application/json',
            origin: partnerOrigin,
            ...(isSignedIn ? { 'sk-token': token } : {}),
          };
          const payload = JSON.stringify(body) ?? 'null';
          const response = await world.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
          if (path === '/userInfo' && !isSignedIn) expect(response.statusCode).toBe(401);
          else expectEnvelope(response);
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  it.each([[getSuggestPlaceList], [textSearch], [searchAddressByLocation], [initDataV3]] as const)(
    'is asked of $path, the answer is an envelope and never a failure',
    async ({ path, example }) => {
      const queries = fc.oneof(
        { weight: 4, arbitrary: bodies(example).map(queryOf) },
        { weight: 1, arbitrary: nastyText.map(encodeQuery) },
      );
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          expectEnvelope(await world.app.inject({ method: 'GET', url: `/api${path}?${query}` }));
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

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

/** Broken text stays broken: half a surrogate cannot be written as a query by any client, so it goes as its replacement. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%3D', '=').replaceAll('%26', '&');
}
