import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseFields } from '../src/http/fields/normalise-fields.ts';
import { readContracts } from './app/contracts.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';

const contracts = await readContracts();
const calls = contracts.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

describe('the contracts of all rooms', () => {
  it('are found, those open to anyone and those that need a session', () => {
    for (const access of ['anyone', 'session'] as const)
      expect(contracts.filter((endpoint) => endpoint.access === access).length).toBeGreaterThan(5);
    expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length);
  });

  it.each(calls)('%s shows an example that a caller may copy', (_name, { request, example }) => {
    // An empty string stands for an absent field, so an example may show one.
    expect([
      ...Value.Errors(
        request,
        normaliseFields(example, (text) => text),
      ),
    ]).toEqual([]);
    expect(Object.keys(example).filter((field) => !(field in request.properties))).toEqual([]);
  });

  it.each(calls)('%s is served', (_name, { method, path }) => {
    expect(gateway.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });

  it('are all on the OpenAPI page, each with its example and whether it needs a session', async () => {
    const { status, body } = await gateway.get('/docs/json');
    expect(status).toBe(200);
    const paths = body['paths'] as Record<string, Record<string, Operation>>;
    for (const [name, { method, path, example, summary, access }] of calls) {
      const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect(operation?.summary, name).toBe(summary);
      expect(operation?.tags?.[0], name).toMatch(/^(?!general$)\w+$/);
      expect(operation?.security !== undefined, name).toBe(access !== 'anyone');
      expect(examplesOf(operation, method), name).toEqual(example);
    }
    // Streams have no contract, because what they send is no answer.
    const streams = ['/api/tracking/{trackingId}/stream', '/api/job/stream', '/api/chat/stream', '/api/chat/driver/stream'];
    for (const path of streams) expect(paths[path], path).toBeDefined();
    expect(Object.keys(paths)).toHaveLength(new Set(calls.map(([, { path }]) => path)).size + streams.length);
  });
});

interface Operation {
  readonly summary?: string;
  /** First: the room's name. */
  readonly tags?: readonly string[];
  readonly security?: unknown;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
}

function examplesOf(operation: Operation | undefined, method: string): unknown {
  if (method === 'POST') return operation?.requestBody?.content['application/json']?.example;
  const shown = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]));
}
