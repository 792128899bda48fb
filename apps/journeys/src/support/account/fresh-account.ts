import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, portalOrigin } from '../product.ts';

/** An address like that of any other customer (RFC 5737). */
const someAddress = (): string => `203.0.113.${randomInt(1, 255)}`;

/** Signs up an account, through the calls, that has not accepted the terms; reads the code from the development outbox. */
export const createFreshAccount = async (request: APIRequestContext): Promise<Account> => {
  const phone = `06${randomInt(10_000_000, 99_999_999)}`;
  const password = 'secret_1';
  const from = { 'x-forwarded-for': someAddress() };
  const post = async (path: string, data: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> => {
    const answer = await request.post(`${portalOrigin}/api${path}`, { data, headers: { ...from, ...headers } });
    const body: Record<string, unknown> = await answer.json();
    expect(body['responseCode'], path).toBe(200);
    return body;
  };
  const names = { firstName: 'มานี', lastName: 'ใจดี' };
  const { skToken } = await post('/signup_mobile', { guid: randomUUID(), phoneNo: phone, password, ...names, lang: 'en' });
  const outbox = await (await request.get(`${portalOrigin}/dev/outbox`)).text();
  const code = new RegExp(`${phone}[\\s\\S]*?code is (\\d{4})`).exec(outbox)?.[1] ?? '';
  await post('/verify_code', { verifyCode: code }, { 'sk-token': String(skToken) });
  return { userName: phone, password };
};
