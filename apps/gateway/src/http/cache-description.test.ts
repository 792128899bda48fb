import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { cacheDescription } from './cache-description.ts';

let app: FastifyInstance;
let written: number;
afterEach(() => app.close());

const open = (): void => {
  app = fastify();
  written = 0;
  const answerCached = cacheDescription(app, {
    paths: ['/docs/json'],
    audienceOf: ({ headers }) => (headers['x-who'] === 'admin' ? 'administrators' : 'everybody'),
  });
  const onRequest = async (...[request, reply]: Parameters<typeof answerCached>) => {
    if (answerCached(request, reply)) await reply;
  };
  for (const url of ['/docs/json', '/other'])
    app.get(url, { onRequest }, ({ headers }) => {
      written += 1;
      return { for: headers['x-who'] ?? 'all', padding: 'x'.repeat(2_000) };
    });
};

const ask = (encoding: string, { who, url = '/docs/json' }: { readonly who?: string; readonly url?: string } = {}) =>
  app.inject({ url, headers: { 'accept-encoding': encoding, ...(who && { 'x-who': who }) } });

describe('the description of the calls', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['*', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip', undefined, (body: Buffer) => body],
  ])('is written and packed once for who reads %s', async (offered, encoding, unpack) => {
    open();
    for (const answer of [await ask(offered), await ask(offered), await ask(offered)]) {
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(unpack(answer.rawPayload).toString())).toMatchObject({ for: 'all' });
    }
    expect(written).toBe(1);
  });

  it('is kept apart for each who may read something else', async () => {
    open();
    for (const round of [1, 2]) {
      expect((await ask('identity')).json(), `round ${round}`).toMatchObject({ for: 'all' });
      expect((await ask('identity', { who: 'admin' })).json(), `round ${round}`).toMatchObject({ for: 'admin' });
    }
    expect(written).toBe(2);
  });

  it('is all that is kept', async () => {
    open();
    await ask('br', { url: '/other' });
    await ask('br', { url: '/other' });
    expect(written).toBe(2);
  });
});
