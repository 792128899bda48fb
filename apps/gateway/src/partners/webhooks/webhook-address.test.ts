import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../remote/private-address.ts';
import { createPublicLookup, type Resolve } from '../../remote/public-lookup.ts';
import { createWebhookPoster } from './post-webhook.ts';
import { readWebhookUrl } from './webhook-url.ts';

describe('an address inside a network', () => {
  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.31.255.255'],
    ['192.168.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fd00::1'],
    ['::ffff:10.0.0.1'],
    ['::ffff:8.8.8.8'],
    ['64:ff9b::a00:1'],
    ['2002:a00:1::'],
    ['2001:0:1::1'],
    ['2001:db8::1'],
    ['not an address'],
  ])('%s is not called', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([['8.8.8.8'], ['172.32.0.1'], ['100.128.0.1'], ['2606:4700::1111'], ['2001:4860:4860::8888']])(
    '%s is none',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('the address of a webhook', () => {
  const outside = { allowsLocalhost: false };
  it.each([
    ['http://hotel.test/hook'],
    ['https://user:pw@hotel.test/'],
    ['https://10.0.0.1/'],
    ['https://0x7f.1/'],
    ['https://2130706433/'],
    ['https://[::1]/'],
    ['https://[fd00::1]/'],
    ['https://[::ffff:10.0.0.1]/'],
    ['https://intranet/'],
    ['https://localhost/'],
    ['http://localhost:9000/'],
    ['ftp://hotel.test/'],
    ['file:///etc/passwd'],
    ['hotel.test'],
    [''],
  ])('may not be %s', (text) => expect(readWebhookUrl(text, outside)).toBeUndefined());

  it('is https outside, and the developer’s own machine in development only', () => {
    expect(readWebhookUrl('https://hotel.test:8443/hook?of=us#top', outside)?.url.href).toBe(
      'https://hotel.test:8443/hook?of=us',
    );
    expect(readWebhookUrl('http://localhost:9000/hook', { allowsLocalhost: true })).toMatchObject({ isLocal: true });
    expect(readWebhookUrl('http://localhost.evil.test/', { allowsLocalhost: true })).toBeUndefined();
  });
});

describe('a name', () => {
  const look = (resolve: Resolve, all: boolean) =>
    new Promise((done) => createPublicLookup(resolve)('hotel.test', { all }, (error, found) => done(error ?? found)));
  const leadsTo =
    (...addresses: string[]): Resolve =>
    (_name, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it('is connected to what was looked up, where all of it is public', async () => {
    expect(await look(leadsTo('8.8.8.8', '2606:4700::1111'), true)).toHaveLength(2);
    expect(await look(leadsTo('8.8.8.8'), false)).toBe('8.8.8.8');
  });

  it.each([[leadsTo('10.0.0.1')], [leadsTo('8.8.8.8', '127.0.0.1')], [leadsTo('::1')], [leadsTo()]])(
    'is not connected to where it leads inside, or nowhere',
    async (resolve) => {
      for (const all of [true, false]) expect(await look(resolve, all)).toMatchObject({ name: 'PrivateAddressError' });
    },
  );

  it('that leads to this machine reaches no server on it', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const post = createWebhookPoster(createPublicLookup(leadsTo('127.0.0.1')));
    const url = new URL(`http://hotel.test:${port}/`);
    const sent = post({ url, isLocal: false }, { body: '{}', headers: {}, signal: AbortSignal.timeout(5_000) });
    await expect(sent).rejects.toThrow(/not public/);
    expect(calls).toBe(0);
    server.close();
  });
});
