import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const never = () => new Promise<never>(() => undefined);
const shell = async () => new Response('shell');
const textOf = async (options: Parameters<typeof openPage>[0]) => (await openPage(options)).text();

it('a page comes from the network while there is one', async () => {
  expect(await textOf({ ask: async () => new Response('page'), shell, patience: never })).toBe('page');
  const notFound = await openPage({ ask: async () => new Response('', { status: 404 }), shell, patience: never });
  expect(notFound.status).toBe(404);
});

it('without a network, or behind a proxy without a gateway, the shell opens', async () => {
  expect(await textOf({ ask: () => Promise.reject(new TypeError('offline')), shell, patience: never })).toBe('shell');
  expect(await textOf({ ask: async () => new Response('bad gateway', { status: 502 }), shell, patience: never })).toBe('shell');
});

it('nobody waits for ever on a network that does not answer', async () => {
  expect(await textOf({ ask: never, shell, patience: async () => undefined })).toBe('shell');
});

it('where no shell is stored, the browser says itself that there is no network', async () => {
  const none = { shell: async () => undefined, patience: never };
  await expect(openPage({ ask: () => Promise.reject(new TypeError('offline')), ...none })).rejects.toThrow('offline');
  expect((await openPage({ ask: async () => new Response('', { status: 503 }), ...none })).status).toBe(503);
});
