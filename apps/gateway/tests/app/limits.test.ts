import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWorld, createAppWorld } from './app-world.ts';

let world: AppWorld;
beforeAll(async () => {
  world = await createAppWorld();
});
afterAll(() => world.close());

const from = (remoteAddress: string, url = '/api/get_suggest_place_list?query=&lang=en') =>
  world.app.inject({ method: 'GET', url, remoteAddress });

describe('an address that calls without end', () => {
  it('is told when to come back, while others, pages and probes are served', async () => {
    const first = await from('203.0.113.5');
    const most = Number(first.headers['x-ratelimit-limit']);
    expect(most).toBeGreaterThan(300);
    for (let call = 1; call < most; call += 1) expect((await from('203.0.113.5')).statusCode).toBe(200);

    const limited = await from('203.0.113.5');
    expect(limited.statusCode).toBe(429);
    expect(limited.json()).toMatchObject({ responseCode: 429, responseDesc: expect.stringMatching(/^Too many requests/) });
    const wait = Number(limited.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);

    expect((await from('203.0.113.6')).statusCode).toBe(200);
    for (const url of ['/neworder', '/widget/v1/songwai.js', '/healthz', '/readyz'])
      expect((await from('203.0.113.5', url)).statusCode).toBe(200);
  });
});
