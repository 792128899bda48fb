import type { APIRequestContext } from '@playwright/test';
import { type Account, portalOrigin } from '../product.ts';

/** The calls of an account that has accepted the terms. @param origin of a gateway of one's own */
export const signInByCall = async (request: APIRequestContext, account: Account, origin = portalOrigin) => {
  const post = async (path: string, data: object, token = ''): Promise<Record<string, unknown>> =>
    (await request.post(`${origin}/api${path}`, { data: { lang: 'en', ...data }, headers: { 'sk-token': token } })).json();
  const token = String((await post('/login', account))['skToken']);
  const { terms } = await post('/userInfo', {}, token);
  await post('/pdpa/terms', { termsVersion: (terms as { version: unknown }).version }, token);
  return (path: string, data: object) => post(path, data, token);
};
