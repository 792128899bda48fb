import fastify from 'fastify';
import { expect, it } from 'vitest';
import { secureHeaders } from './security-headers.ts';

const readPolicy = async (hasCardProvider: boolean) => {
  const app = fastify();
  await secureHeaders(app, { publicUrl: 'https://songwai.test', tileUrl: undefined, hasFacebook: false, hasCardProvider });
  app.get('/', async () => 'page');
  const { headers } = await app.inject({ method: 'GET', url: '/' });
  await app.close();
  return String(headers['content-security-policy']);
};

it("lets pages load the card provider's script and reach its vault where its key is configured, and nothing else", async () => {
  const policy = await readPolicy(true);
  expect(policy).toContain("script-src 'self' https://cdn.omise.co;");
  expect(policy).toContain("connect-src 'self' https://vault.omise.co;");
  expect(policy).not.toContain('frame-src');
});

it('names no card provider where none is configured', async () => {
  const policy = await readPolicy(false);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('omise');
});
