import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../app/contracts.ts';
import { fillPath } from '../app/owner-world.ts';
import { type AccountWorld, createAccountWorld } from './account-world.ts';

const calls = (await readContracts()).map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const closed = calls.filter(([, { access, isOpenToUnverified }]) => ['session', 'admin'].includes(access) && !isOpenToUnverified);
const open = calls.filter(([, { isOpenToUnverified }]) => isOpenToUnverified);

let world: AccountWorld;
let token: string;
beforeAll(async () => {
  world = await createAccountWorld();
  token = String((await world.signUp()).body['skToken']);
});
afterAll(() => world.close());

const ask = async (endpoint: Endpoint) => {
  const { method, example } = endpoint;
  const path = fillPath(endpoint, {});
  if (method === 'POST') return world.post(path, example, { token });
  return world.get(path, Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)])), { token });
};

describe('a session whose phone is not verified', () => {
  it.each(closed)('is told so by %s, and nothing else', async (_name, endpoint) => {
    const { status, body } = await ask(endpoint);
    expect(status).toBe(200);
    expect(body['responseCode']).toBe(102);
    expect(Object.keys(body).sort()).toEqual(['responseCode', 'responseDesc']);
  });

  it('may do what signing up needs, and no more', () => {
    expect(open.map(([name]) => name).sort()).toEqual([
      'POST /logout',
      'POST /resend_verify_code',
      'POST /userInfo',
      'POST /verify_code',
    ]);
  });

  it('is a visitor where anyone may call', async () => {
    const { body } = await world.post(
      '/signup_mobile',
      { ...calls.find(([name]) => name === 'POST /signup_mobile')?.[1].example },
      { token },
    );
    expect(body['responseCode']).toBe(200);
    expect(body['skToken']).not.toBe(token);
  });
});
