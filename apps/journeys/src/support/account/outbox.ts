import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../journey-test.ts';
import { portalOrigin } from '../product.ts';

/** A mobile number that nobody has. */
export const newMobile = (): string => `06${randomInt(10_000_000, 99_999_999)}`;

/**
 * The code that was sent last to a number or address, and is not the one `before`, from the development outbox of a gateway; waits
 * until it is there.
 */
export const sentCode = async (
  request: APIRequestContext,
  to: string,
  { before = '', origin = portalOrigin } = {},
): Promise<string> => {
  let code = '';
  await expect(async () => {
    const outbox = await (await request.get(`${origin}/dev/outbox`)).text();
    code = new RegExp(`${to}[\\s\\S]*?(?:code is|คุณคือ) (\\d{4})`).exec(outbox)?.[1] ?? '';
    expect(code).toMatch(/^\d{4}$/);
    expect(code).not.toBe(before);
  }).toPass();
  return code;
};

/** The path of the link that was sent last to a number or address; waits until it is there. */
export const sentPath = async (request: APIRequestContext, to: string, start: string): Promise<string> => {
  let path = '';
  await expect(async () => {
    const outbox = await (await request.get(`${portalOrigin}/dev/outbox`)).text();
    path = new RegExp(`${to}[\\s\\S]*?(${start}[\\w-]+)`).exec(outbox)?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
};
