import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitor } from '../../../tests/visit.ts';

const integrity = `sha384-${'B'.repeat(64)}`;
const asked: string[] = [];
let answer: () => Response = () => Response.json({ 'songwai.js': integrity });
let visitor: ReturnType<typeof createVisitor>;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ 'songwai.js': integrity });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  visitor = createVisitor();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await visitor.leave();
});

it('the strict page lets in one version of the script, by its integrity and a nonce that is never used twice', async () => {
  const nonces = new Set<string>();
  for (let visits = 0; visits < 2; visits += 1) {
    const { body, headers } = await visitor.visit('/strict');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("trusted-types 'none'");
    expect(policy.startsWith("default-src 'none'; script-src 'nonce-")).toBe(true);
    expect(body).toContain(`integrity="${integrity}"`);
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).toMatch(/src="https:\/\/songwai.test\/widget\/\d+\.\d+\.\d+\/songwai\.js"/);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
  expect(asked).toHaveLength(1);
});

it('while Songwai does not answer the page says what to do, and the next visit asks again', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  answer = () => new Response('', { status: 502 });
  const { statusCode, body } = await visitor.visit('/strict');
  expect(statusCode).toBe(503);
  expect(body).toContain('Start the gateway, or set PUBLIC_URL');
  expect(log.mock.calls.join()).toContain('answers 502');
  answer = () => Response.json({ 'songwai.js': integrity });
  expect((await visitor.visit('/strict')).statusCode).toBe(200);
  log.mockRestore();
});
