import { afterEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

const url = 'https://chat.example/widget.js?site=songwai&lang=th';
let gateway: Gateway | undefined;
afterEach(() => gateway?.close());

const open = async (env: Readonly<Record<string, string>>, page = '/en/neworder') => {
  gateway = await createGateway({ env });
  const { headers, body } = await gateway.app.inject({ method: 'GET', url: page });
  return { policy: String(headers['content-security-policy']), body };
};

it.each(['/en/neworder', '/faq', '/chat'])(
  "another provider's chat is named in the page %s, and may load what it needs",
  async (page) => {
    const { policy, body } = await open({ SUPPORT_WIDGET_URL: url, SUPPORT_WIDGET_ORIGINS: 'https://*.cdn.chat.example' }, page);
    const [, content] = /<meta name="support-widget" content="([^"]*)"/.exec(body) ?? [];
    expect(content?.replaceAll(/&(?:#38|amp);/g, '&')).toBe(url);
    const origins = 'https://chat.example https://*.cdn.chat.example';
    expect(policy).toContain(`script-src 'self' ${origins};`);
    expect(policy).toContain(
      "connect-src 'self' https://chat.example wss://chat.example https://*.cdn.chat.example wss://*.cdn.chat.example;",
    );
    expect(policy).toContain(`frame-src ${origins};`);
    expect(policy).toContain(`img-src 'self' data: blob: ${origins};`);
    expect(policy).toContain("style-src 'self';");
  },
);

it('without the setting no page names one, and none may load', async () => {
  const { policy, body } = await open({});
  expect(body).not.toContain('support-widget');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).not.toContain('frame-src');
});
