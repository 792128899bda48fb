import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAs } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
/** One gateway for each `TRUST_PROXY`, opened by the first test that needs it. */
const gateways = new Map<string, Gateway>();
afterAll(() => Promise.all([...gateways.values()].map((opened) => opened.close())));

const limit = 5;
const trustProxies = async (trusted: string): Promise<void> => {
  gateway = gateways.get(trusted) ?? (await createGateway({ env: { REQUESTS_PER_MINUTE: String(limit), TRUST_PROXY: trusted } }));
  gateways.set(trusted, gateway);
};

let nets = 0;
/** The first three numbers of addresses that have not called yet. */
let net: string;
beforeEach(() => {
  nets += 1;
  net = `203.0.${nets}`;
});

interface Asked {
  /** Value of `X-Forwarded-For`. */
  readonly forwardedFor?: string;
  readonly url?: string;
  readonly token?: string;
}

const ownJobs = '/api/job?lang=en';
const tokenOf = async (email: string): Promise<string> => (await signInAs(gateway, email)).token;

const ask = (remoteAddress: string, { forwardedFor, token, url = '/api/get_suggest_place_list?query=&lang=en' }: Asked = {}) => {
  const headers = {
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    ...(token !== undefined && { 'sk-token': token }),
  };
  return gateway.app.inject({ method: 'GET', url, remoteAddress, headers });
};

const statusOf = async (remoteAddress: string, asked: Asked = {}) => (await ask(remoteAddress, asked)).statusCode;

/** Makes all calls that one address may make in a minute. */
const useUp = async (remoteAddress: string, makeAsked: (call: number) => Asked = () => ({})): Promise<void> => {
  for (let call = 0; call < limit; call += 1) expect(await statusOf(remoteAddress, makeAsked(call))).toBe(200);
};

describe('an address that calls without end', () => {
  it('is told when to come back, while others, pages and probes are served', async () => {
    await trustProxies('0');
    await useUp(`${net}.5`);

    const limited = await ask(`${net}.5`);
    expect(limited.statusCode).toBe(429);
    expect(limited.json()).toMatchObject({ responseCode: 429, responseDesc: expect.stringMatching(/^Too many requests/) });
    const wait = Number(limited.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);

    expect(await statusOf(`${net}.6`)).toBe(200);
    for (const url of ['/neworder', '/widget/v1/songwai.js', '/healthz', '/readyz'])
      expect(await statusOf(`${net}.5`, { url })).toBe(200);
  });

  it('is counted for the description of the calls, which is the largest answer of all', async () => {
    await trustProxies('0');
    await useUp(`${net}.5`, () => ({ url: '/api/docs/json' }));
    for (const url of ['/api/docs/json', '/api/docs/yaml', '/api/docs'])
      expect(await statusOf(`${net}.5`, { url }), url).toBe(429);
  });

  it('is counted however it writes the address of a call', async () => {
    await trustProxies('0');
    const query = '?query=&lang=en';
    const spellings = ['/%61pi/get_suggest_place_list', '/ap%69/get_suggest_place_list', '/api/get%5Fsuggest_place_list'];
    await useUp(`${net}.5`, (call) => ({ url: `${spellings[call % spellings.length]}${query}` }));
    for (const spelling of spellings) expect(await statusOf(`${net}.5`, { url: `${spelling}${query}` }), spelling).toBe(429);
  });

  it('keeps nobody who has signed in from calling, and each of them has a limit of one’s own', async () => {
    await trustProxies('0');
    const [one, other] = [await tokenOf('demo@songwai.test'), await tokenOf('company@songwai.test')];
    await useUp(`${net}.5`);
    // The token has not been seen yet, so the call is counted for the address.
    expect(await statusOf(`${net}.5`, { token: one })).toBe(429);
    for (const token of [one, other]) expect(await statusOf(`${net}.6`, { token, url: ownJobs })).toBe(200);
    for (const token of [one, other]) {
      for (let call = 0; call < limit; call += 1) expect(await statusOf(`${net}.5`, { token, url: ownJobs })).toBe(200);
      const limited = await ask(`${net}.7`, { token, url: ownJobs });
      expect([limited.statusCode, limited.json().responseCode]).toEqual([429, 429]);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    expect(await statusOf(`${net}.5`, { token: await tokenOf('demo@songwai.test'), url: ownJobs })).toBe(429);
  });

  it('gets no further with tokens that it makes up', async () => {
    await trustProxies('0');
    await useUp(`${net}.5`, (call) => ({ token: `made-up-${call}` }));
    expect(await statusOf(`${net}.5`, { token: 'made-up-too' })).toBe(429);
  });

  it('gets no further by saying that it asks for others', async () => {
    await trustProxies('0');
    await useUp(`${net}.5`, (call) => ({ forwardedFor: `198.51.100.${call}` }));
    expect(await statusOf(`${net}.5`, { forwardedFor: '198.51.100.99' })).toBe(429);
  });

  it('is told apart from the others behind the same trusted proxy', async () => {
    await trustProxies('10.0.0.0/8');
    await useUp('10.0.0.7', () => ({ forwardedFor: `${net}.5` }));
    expect(await statusOf('10.0.0.7', { forwardedFor: `${net}.5` })).toBe(429);
    expect(await statusOf('10.0.0.8', { forwardedFor: `${net}.5` })).toBe(429);
    expect(await statusOf('10.0.0.7', { forwardedFor: `${net}.6` })).toBe(200);
  });

  it('gets no further by what it writes before the address that the proxy adds', async () => {
    await trustProxies('10.0.0.0/8');
    await useUp('10.0.0.7', (call) => ({ forwardedFor: `198.51.100.${call}, ${net}.5` }));
    expect(await statusOf('10.0.0.7', { forwardedFor: `198.51.100.99, ${net}.5` })).toBe(429);
  });

  it('gets no further past the proxy', async () => {
    await trustProxies('10.0.0.0/8');
    await useUp(`${net}.5`, (call) => ({ forwardedFor: `198.51.100.${call}` }));
    expect(await statusOf(`${net}.5`, { forwardedFor: '198.51.100.99' })).toBe(429);
  });

  it('is found behind as many proxies as are counted, and not behind one more', async () => {
    await trustProxies('2');
    await useUp('10.0.0.7', (call) => ({ forwardedFor: `198.51.100.${call}, ${net}.5, 192.0.2.1` }));
    expect(await statusOf('10.0.0.7', { forwardedFor: `198.51.100.99, ${net}.5, 192.0.2.1` })).toBe(429);
    expect(await statusOf('10.0.0.7', { forwardedFor: `${net}.6, 192.0.2.1` })).toBe(200);
  });
});

describe('failed sign-ins behind a trusted proxy', () => {
  const signIn = (forwardedFor: string, name: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.0.0.7',
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { userName: name, password: 'wrong1' },
    });

  it('are held against the address that made them, not against the proxy', async () => {
    await trustProxies('10.0.0.0/8');
    await signIn(`${net}.5`, 'first@example.test');
    // The state after a hundred failed attempts; making them would take a hundred slow password checks.
    await gateway.db.updateTable('rate_limits').set({ points: 100 }).execute();
    expect((await signIn(`${net}.5`, 'second@example.test')).statusCode).toBe(429);
    expect((await signIn(`${net}.6`, 'third@example.test')).json()).toMatchObject({ respCode: 100 });
  });
});
