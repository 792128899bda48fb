import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import { portalOrigin, ports } from '../product.ts';
import { createFreshAccount } from './fresh-account.ts';

const adminCommand = new URL('../../../../../.tools/admin.mjs', import.meta.url).pathname;

/** The headers of an administrator, whom the operator's command has appointed as it would on a server. */
export const signInAdministrator = async (request: APIRequestContext): Promise<{ 'sk-token': string }> => {
  const { userName, password } = await createFreshAccount(request);
  await promisify(execFile)('node', [adminCommand, 'grant', userName], {
    env: { ...process.env, PORT: String(ports.portal), PUBLIC_URL: portalOrigin, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] },
  });
  const signedIn = await request.post(`${portalOrigin}/api/login`, { data: { userName, password, lang: 'en' } });
  return { 'sk-token': String((await signedIn.json()).skToken) };
};

/** What an administrator decides. */
export const createAdministrator = async (request: APIRequestContext) => {
  const headers = await signInAdministrator(request);
  return {
    /** Verifies the waiting company of this name, or refuses it with a reason. */
    decide: async (companyName: string, decision: { readonly isVerified: boolean; readonly reason?: string }): Promise<void> => {
      const waiting = await (await request.get(`${portalOrigin}/api/admin/company/verification`, { headers })).json();
      const found = waiting.verifications.find((one: { readonly companyName: string }) => one.companyName === companyName);
      const answer = await request.post(`${portalOrigin}/api/admin/company/verification/decide`, {
        headers,
        data: { verificationId: found?.verificationId, ...decision, lang: 'en' },
      });
      expect((await answer.json()).responseCode).toBe(200);
    },
  };
};
