import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

describe('the support desk', () => {
  it('is written to where an address is set, and to nobody where none is', () => {
    expect(readConfig({}).support).toEqual({ mail: undefined, salesMail: undefined, widget: undefined });
    expect(readConfig({ SUPPORT_MAIL: 'desk@songwai.example' }).support.mail).toBe('desk@songwai.example');
  });

  it('sells too, unless there is a sales desk', () => {
    const [SUPPORT_MAIL, SALES_MAIL] = ['desk@songwai.example', 'sales@songwai.example'];
    expect(readConfig({ SUPPORT_MAIL }).support).toMatchObject({ mail: SUPPORT_MAIL, salesMail: SUPPORT_MAIL });
    expect(readConfig({ SUPPORT_MAIL, SALES_MAIL }).support).toMatchObject({ mail: SUPPORT_MAIL, salesMail: SALES_MAIL });
    expect(readConfig({ SALES_MAIL }).support).toMatchObject({ mail: undefined, salesMail: SALES_MAIL });
  });

  it.each(['desk', 'a@b', 'Desk <desk@songwai.example>', 'a@songwai.example, b@songwai.example'])(
    'is refused at %s, which is not one address',
    (mail) => {
      for (const name of ['SUPPORT_MAIL', 'SALES_MAIL']) {
        expect(() => readConfig({ [name]: mail })).toThrow(ConfigError);
        expect(() => readConfig({ [name]: mail })).toThrow(name);
      }
    },
  );
});

describe("another provider's chat", () => {
  const url = 'https://chat.example/widget.js?site=songwai';
  const problemsOf = (env: Record<string, string>): readonly string[] => {
    try {
      readConfig(env);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
  };

  it('is its script with its origin, and with the further ones that it needs, each once', () => {
    expect(readConfig({ SUPPORT_WIDGET_URL: url }).support.widget).toEqual({ url, origins: ['https://chat.example'] });
    const SUPPORT_WIDGET_ORIGINS = 'https://*.cdn.chat.example, https://chat.example,https://api.chat.example:8443';
    expect(readConfig({ SUPPORT_WIDGET_URL: url, SUPPORT_WIDGET_ORIGINS }).support.widget?.origins).toEqual([
      ...['https://chat.example', 'https://*.cdn.chat.example', 'https://api.chat.example:8443'],
    ]);
  });

  it('comes over HTTP on a machine of one’s own only, never in production', () => {
    const env = { SUPPORT_WIDGET_URL: 'http://localhost:9000/widget.js', SUPPORT_WIDGET_ORIGINS: 'http://localhost:9001' };
    expect(problemsOf(env)).toEqual([]);
    expect(problemsOf({ ...env, NODE_ENV: 'production', PUBLIC_URL: 'https://songwai.example' })).toEqual([
      expect.stringMatching(/^SUPPORT_WIDGET_URL is not an address/),
      expect.stringMatching(/^SUPPORT_WIDGET_ORIGINS contains an origin/),
    ]);
  });

  it.each([
    ['chat.example/widget.js', /^SUPPORT_WIDGET_URL is not an address/],
    ['https://me:secret@chat.example/w.js', /^SUPPORT_WIDGET_URL is not the address of a script/],
  ])('is refused at the script %s', (SUPPORT_WIDGET_URL, advice) => {
    const problems = problemsOf({ SUPPORT_WIDGET_URL });
    expect(problems).toEqual([expect.stringMatching(advice)]);
    expect(problems.join()).not.toContain('secret');
  });

  it.each([
    ...['*', 'https://*', "'unsafe-inline'", 'https://chat.example/path', 'https://chat.example;script-src'],
    ...['wss://chat.example', 'https://me:secret@chat.example'],
  ])('is refused at the origin %s', (SUPPORT_WIDGET_ORIGINS) => {
    const problems = problemsOf({ SUPPORT_WIDGET_URL: url, SUPPORT_WIDGET_ORIGINS });
    expect(problems).toEqual([expect.stringMatching(/^SUPPORT_WIDGET_ORIGINS contains an origin/)]);
    expect(problems.join()).not.toContain('secret');
  });

  it('is refused where only its origins are given', () => {
    expect(problemsOf({ SUPPORT_WIDGET_ORIGINS: 'https://chat.example' })).toEqual([
      expect.stringMatching(/^SUPPORT_WIDGET_ORIGINS is set without SUPPORT_WIDGET_URL/),
    ]);
  });
});
