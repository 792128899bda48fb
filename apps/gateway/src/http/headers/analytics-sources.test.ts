import { afterEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

const url = 'https://plausible.example/api/event';
let gateway: Gateway | undefined;
afterEach(() => gateway?.close());

const open = async (env: Readonly<Record<string, string>>) => {
  gateway = await createGateway({ env });
  const { headers } = await gateway.inject({ method: 'GET', url: '/privacy' });
  return { policy: String(headers['content-security-policy']), appData: (await gateway.get('/init_data_v3')).body['appData'] };
};

it('pages may send page views to the configured address and load nothing from there, and learn it from the start-up data', async () => {
  const { policy, appData } = await open({ ANALYTICS_URL: url, PUBLIC_URL: 'https://songwai.example' });
  expect(policy).toContain(`connect-src 'self' ${url};`);
  expect(policy).toContain("script-src 'self';");
  expect(appData).toMatchObject({ analyticsUrl: url, analyticsDomain: 'songwai.example' });
});

it('without an address they may not, and learn of none', async () => {
  const { policy, appData } = await open({});
  expect(policy).toContain("connect-src 'self';");
  expect(appData).not.toHaveProperty('analyticsUrl');
  expect(appData).not.toHaveProperty('analyticsDomain');
});
