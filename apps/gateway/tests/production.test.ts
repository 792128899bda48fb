import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { signInAs } from './builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { NODE_ENV: 'production' } });
});
afterAll(() => gateway.close());

const tokenOf = async (email: string): Promise<string> => (await signInAs(gateway, email)).token;

/** Paths on the API page, as the holder of this token sees it. */
const listedPaths = async (token?: string): Promise<readonly string[]> => {
  const { status, body } = await gateway.get('/docs/json', {}, { token });
  expect(status).toBe(200);
  return Object.keys(body['paths'] as object);
};
const isForAdmins = (path: string): boolean => path.startsWith('/api/admin/');

describe('in production', () => {
  it.each(['/storybook/', '/storybook', '/storybook/index.html', '/storybook/assets/button-5e6f7a8b.js'])(
    '%s is not served: the stories are for developers',
    async (url) => {
      expect((await gateway.inject({ method: 'GET', url })).status).toBe(404);
    },
  );

  it('the API page lists the calls of administrators to administrators alone', async () => {
    const customer = await tokenOf('demo@songwai.test');
    for (const token of [undefined, 'made-up', customer]) {
      const paths = await listedPaths(token);
      expect(paths).toContain('/api/create_job');
      expect(paths.filter(isForAdmins)).toEqual([]);
    }
    const all = await listedPaths(await tokenOf('admin@songwai.test'));
    expect(all.filter(isForAdmins).length).toBeGreaterThan(10);
  });

  it('names no call of administrators in any other form of the page either', async () => {
    for (const url of ['/api/docs/yaml', '/api/docs', '/api/docs/static/swagger-initializer.js'])
      expect((await gateway.app.inject({ method: 'GET', url })).body, url).not.toContain('/admin/');
  });
});

describe('outside production', () => {
  it('the API page lists every call to everybody', async () => {
    const other = await createGateway();
    const { body } = await other.get('/docs/json');
    expect(Object.keys(body['paths'] as object).filter(isForAdmins).length).toBeGreaterThan(10);
    await other.close();
  });
});
