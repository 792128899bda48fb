import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseFields } from '../../src/http/normalise-fields.ts';
import { type Answer, type AppWorld, createAppWorld, daySeconds } from './app-world.ts';
import { readContracts } from './contracts.ts';

const contracts = await readContracts();
const calls = contracts.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const sessionCalls = calls.filter(([, { access }]) => access === 'session');
const openCalls = calls.filter(([, { access }]) => access === 'anyone');

let world: AppWorld;
/** Tokens by what became of them. */
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await createAppWorld();
  tokens['expired'] = await world.signIn('admin@songwai.test');
  world.clock.advanceSeconds(31 * daySeconds);
  tokens['revoked'] = await world.signIn('admin@songwai.test');
  await world.post('/logout', {}, { token: tokens['revoked'] });
  tokens['suspended'] = await world.signIn('company@songwai.test');
  await world.setStatus('company@songwai.test', 'suspended');
  await world.addAccount('gone@songwai.test');
  tokens['removed'] = await world.signIn('gone@songwai.test');
  await world.setStatus('gone@songwai.test', 'removed');
});
afterAll(() => world.close());

/** The path with the contract's own example in it. */
const pathOf = ({ path, paramsExample = {} }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(paramsExample[name] ?? `no-${name}`));

/** Asks with the contract's own example. */
const ask = (endpoint: Endpoint, token?: string): Promise<Answer> => {
  const { method, example } = endpoint;
  const path = pathOf(endpoint);
  if (method === 'POST') return world.post(path, example, { token });
  return world.get(path, Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)])), { token });
};

const codeOf = ({ body }: Answer): unknown => body['responseCode'] ?? body['respCode'];

describe('the contracts of all rooms', () => {
  it('are found, those open to anyone and those that need a session', () => {
    expect(sessionCalls.length).toBeGreaterThan(5);
    expect(openCalls.length).toBeGreaterThan(7);
    expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length);
  });

  it.each(calls)('%s shows an example that a caller may copy', (_name, { request, example }) => {
    // An empty string stands for an absent field, so an example may show one.
    expect([...Value.Errors(request, normaliseFields(example))]).toEqual([]);
    expect(Object.keys(example).filter((field) => !(field in request.properties))).toEqual([]);
  });

  it.each(calls)('%s is served', (_name, { method, path }) => {
    expect(world.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });

  it('are all on the OpenAPI page, each with its example and whether it needs a session', async () => {
    const { status, body } = await world.get('/docs/json');
    expect(status).toBe(200);
    const paths = body['paths'] as Record<string, Record<string, Operation>>;
    for (const [name, { method, path, example, summary, access }] of calls) {
      const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect(operation?.summary, name).toBe(summary);
      expect(operation?.security !== undefined, name).toBe(access === 'session');
      expect(examplesOf(operation, method), name).toEqual(example);
    }
    expect(Object.keys(paths)).toHaveLength(calls.length + 1);
    expect(paths['/api/tracking/{trackingId}/stream']).toBeDefined();
  });
});

interface Operation {
  readonly summary?: string;
  readonly security?: unknown;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
}

function examplesOf(operation: Operation | undefined, method: string): unknown {
  if (method === 'POST') return operation?.requestBody?.content['application/json']?.example;
  const shown = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]));
}

describe('a call that needs a session', () => {
  it.each(sessionCalls)('%s answers 401 without a token, whatever else is wrong', async (_name, endpoint) => {
    const wrong =
      endpoint.method === 'POST'
        ? world.post(pathOf(endpoint), { nothing: 'right' })
        : world.get(pathOf(endpoint), { lang: 'xx' });
    const sent = [await ask(endpoint), await wrong, await ask(endpoint, '')];
    for (const { status, body } of sent) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ responseCode: 401, responseDesc: "Missing request header 'sk-token'" });
    }
  });

  it.each(
    sessionCalls.flatMap(([name, endpoint]) =>
      (
        [
          ['expired', 130],
          ['removed', 131],
          ['suspended', 132],
          ['revoked', 133],
        ] as const
      ).map(([state, code]) => [name, state, code, endpoint] as const),
    ),
  )('%s with a token that is %s answers %i', async (...[, state, code, endpoint]) => {
    const answer = await ask(endpoint, tokens[state]);
    expect(answer.status).toBe(200);
    expect(codeOf(answer)).toBe(code);
    expect(Object.keys(answer.body).sort()).toEqual(['responseCode', 'responseDesc']);
  });

  it.each(sessionCalls)('%s takes a token that nobody issued for an expired one', async (_name, endpoint) => {
    expect(codeOf(await ask(endpoint, 'made-up'))).toBe(130);
  });

  it.each(sessionCalls)('%s lets a valid token in', async (_name, endpoint) => {
    const token = await world.signIn();
    const answer = await ask(endpoint, token);
    expect([200, 404]).toContain(answer.status);
    expect([200, 404]).toContain(codeOf(answer));
  });
});

describe('a call open to anyone', () => {
  const states = ['no token', 'expired', 'revoked', 'suspended', 'removed', 'made up'];
  it.each(openCalls)('%s answers a visitor the same, whatever an old sign-in left behind', async (_name, endpoint) => {
    const answers = [];
    for (const state of states) answers.push(await ask(endpoint, state === 'made up' ? 'made-up' : tokens[state]));
    const codes = answers.map(codeOf);
    expect(new Set(codes).size).toBe(1);
    expect([130, 131, 132, 133, 401, 500]).not.toContain(codes[0]);
  });
});
