import { expect, it } from 'vitest';
import { createGateway } from '../../../tests/builders/gateway.ts';

const readHeaders = async (env: Readonly<Record<string, string>>) => {
  const gateway = await createGateway({ env });
  const { headers } = await gateway.inject({ method: 'GET', url: '/login' });
  await gateway.close();
  return { policy: String(headers['content-security-policy']), opener: headers['cross-origin-opener-policy'] };
};

it("lets pages load Facebook's SDK where it is configured, and nothing else of Facebook's", async () => {
  const { policy, opener } = await readHeaders({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' });
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy).toContain("connect-src 'self' https://graph.facebook.com https://www.facebook.com;");
  expect(policy).toContain('frame-src https://www.facebook.com https://staticxx.facebook.com;');
  expect(opener).toBe('same-origin-allow-popups');
});

it.each([
  ['nothing', {}],
  ['LINE, to which the browser only goes,', { LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 's' }],
])('stays closed where %s is configured', async (_what, env) => {
  const { policy, opener } = await readHeaders(env);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/facebook|line\.me|frame-src/);
  expect(opener).toBe('same-origin');
});
