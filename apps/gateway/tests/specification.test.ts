import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';
import { fillPath } from './app/fill-example.ts';
import { specifiedCalls } from './app/specified-calls.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';

const calls = Object.values(specifiedCalls).flat();
const offered = new Map((await readContracts()).map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]));

let gateway: Gateway;
/** What the gateway says of a path that nothing is mounted at. */
let unknownPath: unknown;
beforeAll(async () => {
  gateway = await createGateway();
  const { status, body } = await gateway.post('/v9/no_such_call', {});
  expect(status).toBe(404);
  unknownPath = body['responseDesc'];
});
afterAll(() => gateway.close());

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

describe('the calls of the specification', () => {
  it('are 95, each listed once', () => {
    expect(calls).toHaveLength(95);
    expect(new Set(calls).size).toBe(95);
  });

  it('stand in the contracts, each with its method and path', () => {
    expect(calls.filter((call) => !offered.has(call))).toEqual([]);
  });

  it.each(calls)('%s answers a visitor in the envelope, and not as an unknown path does', async (call) => {
    const endpoint = offered.get(call);
    if (endpoint === undefined) throw new Error(`${call} has no contract`);
    const { method, example } = endpoint;
    const url = `/api${fillPath(endpoint, {})}`;
    const query = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
    const { status, body } = await gateway.inject(
      method === 'POST' ? { method, url, payload: { ...example } } : { method, url, query },
    );
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ [call === 'POST /login' ? 'respCode' : 'responseCode']: expect.any(Number) });
    expect(body['responseDesc']).not.toBe(unknownPath);
  });
});
