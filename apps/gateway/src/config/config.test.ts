import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration of an empty environment', () => {
  it('serves a developer on this machine only, with demo data and a moving simulator', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 8080,
      partnerPort: 8081,
      publicUrl: 'http://localhost:8080',
      requestsPerMinute: 1_200,
      trustedProxies: 0,
      http: {
        timeouts: { headersMs: 15_000, requestMs: 120_000, idleMs: 30_000, keepAliveMs: 72_000 },
        streams: { perAddress: 200, perJob: 100 },
      },
      databaseUrl: undefined,
      seed: 'demo',
      simulationSpeed: 20,
      tiles: undefined,
    });
    expect(path.isAbsolute(config.dataDir)).toBe(true);
    expect(path.basename(config.dataDir)).toBe('.data');
    expect(config.partnerDemoSecret).toBeDefined();
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(readConfig({}));
  });
});

describe('the configuration in production', () => {
  it('has no account, no simulator and no known secret', () => {
    const config = readConfig({ NODE_ENV: 'production' });
    expect(config.seed).toBe('none');
    expect(config.simulationSpeed).toBe(0);
    expect(config.partnerDemoSecret).toBeUndefined();
  });

  it('refuses the demo seed, whose passwords are known', () => {
    expect(problemsOf({ NODE_ENV: 'production', SEED: 'demo' })).toEqual([expect.stringMatching(/^SEED .*known password/)]);
  });

  it('takes a secret of its own', () => {
    const secret = 'x'.repeat(32);
    expect(readConfig({ NODE_ENV: 'production', PARTNER_DEMO_SECRET: secret }).partnerDemoSecret).toBe(secret);
  });
});

describe('what is set', () => {
  it('is taken', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '9000',
      PUBLIC_URL: 'https://songwai.example/',
      REQUESTS_PER_MINUTE: '300',
      TRUST_PROXY: '10.0.0.0/8, 2001:db8::1, loopback',
      DATA_DIR: '/srv/songwai',
      DATABASE_URL: 'postgres://u:p@db/songwai?sslmode=require',
      BACKGROUND_WORK: 'off',
      SIMULATION_SPEED: '2.5',
      SIMULATION_SEED: '42',
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      TILE_ATTRIBUTION: '© Example',
      WEBHOOK_TIMEOUT_SECONDS: '2.5',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 9000,
      publicUrl: 'https://songwai.example',
      requestsPerMinute: 300,
      trustedProxies: ['10.0.0.0/8', '2001:db8::1', 'loopback'],
      dataDir: path.resolve('/srv/songwai'),
      databaseUrl: 'postgres://u:p@db/songwai?sslmode=require',
      worksInBackground: false,
      simulationSpeed: 2.5,
      simulationSeed: 42,
      tiles: {
        url: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: '© Example',
      },
      webhooks: { timeoutMs: 2_500 },
      logLevel: 'warn',
    });
  });

  it.each([
    'postgres://u:p@a:5432,b:5433/songwai?target_session_attrs=read-write',
    'postgres://u:p%40x@a,b,[::1]:5434/songwai?sslmode=verify-full',
    'postgresql://u:p@a/songwai?target_session_attrs=primary',
  ])('names the servers of the database: %s', (address) => {
    expect(readConfig({ DATABASE_URL: address })).toMatchObject({ databaseUrl: address, databaseDirectUrl: undefined });
  });

  it('says who carries messages, and which app Facebook knows', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://me:p%40ss@mail.example:465/',
      MAIL_FROM: 'Songwai <hello@songwai.example>',
      SMS_URL: 'https://sms.example/Messages.json',
      SMS_KEY: 'AC1:secret',
      SMS_SENDER: 'Songwai',
      LINE_MESSAGING_TOKEN: 'a/b+c=',
      FACEBOOK_APP_ID: '123',
      FACEBOOK_APP_SECRET: 'secret',
    });
    expect(config.messages).toEqual({
      smtp: { url: 'smtps://me:p%40ss@mail.example:465', from: 'Songwai <hello@songwai.example>' },
      sms: { url: 'https://sms.example/Messages.json', key: 'AC1:secret', sender: 'Songwai' },
      line: { url: 'https://api.line.me', token: 'a/b+c=' },
    });
    const url = 'https://graph.facebook.com/v23.0';
    expect(config.facebook).toEqual({ appId: '123', appSecret: 'secret', url, version: 'v23.0' });
    expect(readConfig({})).toMatchObject({ messages: { smtp: undefined, sms: undefined, line: undefined }, facebook: undefined });
  });

  it('moves the public address with the port', () => {
    expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  });

  it('believes as many proxies as are counted', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
  });

  it('turns the simulator off where nothing is seeded, unless asked for', () => {
    expect(readConfig({ SEED: 'none' }).simulationSpeed).toBe(0);
    expect(readConfig({ SEED: 'none', SIMULATION_SPEED: '3' }).simulationSpeed).toBe(3);
    expect(readConfig({ SIMULATION_SPEED: '0' }).simulationSpeed).toBe(0);
  });
});

describe('what cannot be used', () => {
  it.each([
    ['PORT', 'eighty', /whole number from 1 to 65535/],
    ['PORT', '70000', /whole number from 1 to 65535/],
    ['PORT', '80.5', /whole number from 1 to 65535/],
    ['PARTNER_PORT', '-1', /whole number from 1 to 65535/],
    ['PARTNER_PORT', '8080', /so is PORT/],
    ['REQUESTS_PER_MINUTE', '0', /whole number from 1 to 1000000/],
    ['NEW_CUSTOMER_CASH_JOBS', '0', /whole number from 1 to 1000000/],
    ['HEADERS_TIMEOUT_SECONDS', '121', /REQUEST_TIMEOUT_SECONDS/],
    ['IDLE_TIMEOUT_SECONDS', '5', /whole number from 20 to 3600/],
    ['STREAMS_PER_ADDRESS', '0', /whole number from 1 to 1000000/],
    ['TRUST_PROXY', 'true', /addresses of the proxies/],
    ['TRUST_PROXY', '8080', /number from 0 to 10/],
    ['TRUST_PROXY', '10.0.0.1, proxy.example', /addresses of the proxies/],
    ['TRUST_PROXY', '0.0.0.0/0', /addresses of the proxies/],
    ['TRUST_PROXY', '10.0.0.0/33', /addresses of the proxies/],
    ['WEBHOOK_TIMEOUT_SECONDS', '0', /number from 0.1 to 60/],
    ['SEED', 'everything', /demo, none/],
    ['NODE_ENV', 'prod', /development, test, production/],
    ['BACKGROUND_WORK', 'no', /on, off/],
    ['SIMULATION_SPEED', 'fast', /number from 0 to 10000/],
    ['SIMULATION_SEED', '1.5', /whole number/],
    ['DATABASE_URL', 'mysql://db/songwai', /postgres:\/\//],
    ['DATABASE_URL', 'postgres://u:p@a:5432,b:port/songwai', /one is no address; write postgres:\/\//],
    ['DATABASE_URL', 'postgres://u:p@a,,b/songwai', /one is no address/],
    ['DATABASE_URL', 'postgres://u:p@a,b/songwai?target_session_attrs=standby', /the gateway writes.*any, read-write, primary/],
    ['DATABASE_URL', 'postgres://u:p@a,b/songwai?sslmode=prefer', /sslmode=prefer/],
    ['PUBLIC_URL', 'songwai.example', /https:\/\//],
    ['PHOTON_URL', 'photon', /https:\/\//],
    ['OSRM_URL', 'ftp://osrm', /https:\/\//],
    ['LOG_LEVEL', 'loud', /fatal, error, warn/],
    ['PARTNER_DEMO_SECRET', 'short', /32 bytes/],
    ['TILE_ATTRIBUTION', '© Example', /TILE_URL/],
  ])('names %s = %s and says what to do', (name, value, advice) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
    expect(problems[0]).toMatch(advice);
  });

  it('refuses tiles without the credit their maker asks for', () => {
    expect(problemsOf({ TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' })).toEqual([
      expect.stringMatching(/^TILE_ATTRIBUTION is missing/),
    ]);
  });

  it('refuses a tile address without its places', () => {
    expect(
      problemsOf({
        TILE_URL: 'https://tiles.example/{z}.png',
        TILE_ATTRIBUTION: 'x',
      }),
    ).toEqual([expect.stringMatching(/^TILE_URL lacks \{x\}, \{y\}/)]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM is missing beside SMTP_URL/],
    [{ MAIL_FROM: 'hello@songwai.example' }, /^SMTP_URL is missing beside MAIL_FROM/],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'hello@songwai.example' }, /^SMTP_URL is not an address/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Songwai' }, /^MAIL_FROM is not a sender/],
    [{ SMS_URL: 'https://sms.example', SMS_KEY: 'AC1:secret' }, /^SMS_SENDER is missing beside SMS_URL, SMS_KEY/],
    [{ SMS_URL: 'https://sms.example', SMS_KEY: 'nocolon', SMS_SENDER: 'S' }, /^SMS_KEY lacks a colon/],
    [{ FACEBOOK_APP_ID: '123' }, /^FACEBOOK_APP_SECRET is missing/],
    [{ FACEBOOK_APP_SECRET: 'x' }, /^FACEBOOK_APP_ID is missing/],
    [{ FACEBOOK_URL: 'https://graph.facebook.com' }, /^FACEBOOK_URL must end in the version/],
    [{ LINE_MESSAGING_TOKEN: 'a\nb' }, /^LINE_MESSAGING_TOKEN is no channel access token/],
    [{ LINE_MESSAGING_TOKEN: 'a', LINE_MESSAGING_URL: 'api.line.me' }, /^LINE_MESSAGING_URL is not an address/],
    [{ LINE_CHANNEL_ID: '123' }, /^LINE_CHANNEL_SECRET is missing/],
    [{ LINE_CHANNEL_SECRET: 'x' }, /^LINE_CHANNEL_ID is missing/],
  ])('refuses half a provider: %j', (env, advice) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([expect.stringMatching(advice)]);
  });

  it('does not repeat an address that may hold a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('tells of every problem at once', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT[\s\S]*SEED[\s\S]*LOG_LEVEL/);
  });
});
