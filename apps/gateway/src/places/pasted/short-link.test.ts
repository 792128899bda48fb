import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShortLinkResolver, type ResolveShortLink } from './short-link.ts';

const target = 'https://www.google.com/maps/place/X/@13.7466,100.5347,17z';
let server: Server;
let asked: string[];
let resolve: ResolveShortLink;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/broken1') response.writeHead(503).end();
    else if (url === '/unknown1') response.writeHead(404).end('no such link');
    else if (url === '/inward12') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else response.writeHead(302, { location: target }).end('moved');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  resolve = createShortLinkResolver({ fetch, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const ask = async (link: string) => (await resolve(new URL(link)))?.href;

describe('a short link', () => {
  it('is resolved by one call to its own host, with nothing but its code', async () => {
    expect(await ask('https://user:secret@maps.app.goo.gl:8443/AbC12345?g_st=il#x')).toBe(target);
    expect(asked).toEqual(['/AbC12345']);
  });

  it('leads nowhere further: the target is text, and is not opened', async () => {
    expect(await ask('https://maps.app.goo.gl/inward12')).toBe('http://169.254.169.254/latest');
    expect(asked).toEqual(['/inward12']);
  });

  it.each([
    'https://maps.app.goo.gl.example.com/AbC12345',
    'http://127.0.0.1/AbC12345',
    'https://maps.app.goo.gl/',
    'https://maps.app.goo.gl/a/../b/c',
    'https://maps.app.goo.gl/a/b',
  ])('of another host or form is not asked for: %s', async (link) => {
    expect(await ask(link)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('that is unknown, or whose server fails, is no answer and no error', async () => {
    expect(await ask('https://maps.app.goo.gl/unknown1')).toBeUndefined();
    expect(await ask('https://maps.app.goo.gl/broken1')).toBeUndefined();
    expect(asked).toEqual(['/unknown1', '/broken1', '/broken1']);
  });
});
