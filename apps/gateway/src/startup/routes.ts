import { login, logout, userInfo } from '@songwai/core/account/contract';
import { initDataV3 } from '@songwai/core/startup/contract';
import type { FastifyInstance } from 'fastify';
import type { AccountService } from '../account/service.ts';
import { accountTexts } from '../account/texts.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { sessionHeader } from '../http/session.ts';
import { httpTexts } from '../http/texts.ts';
import type { StartupDataReader } from './startup-data.ts';
import type { DescribeUser } from './user-answer.ts';

/** What the calls of `startup` need. */
export interface StartupDeps {
  readonly accounts: AccountService;
  readonly describeUser: DescribeUser;
  readonly readStartupData: StartupDataReader;
}

/** Mounts what spans rooms: sign in and out, the user's own data, the start-up data. */
export function registerStartup(app: FastifyInstance, { accounts, describeUser, readStartupData }: StartupDeps): void {
  mountEndpoint(app, login, async ({ body, language, request }) => {
    const opened = await accounts.login({
      userName: body.userName,
      password: body.password,
      hasSocialToken: body.facebookId !== undefined && body.facebookTokenId !== undefined,
      channel: body.channel ?? 'web',
      address: request.ip,
    });
    return { respCode: 200, respDesc: accountTexts.signedIn[language], ...(await describeUser(opened)) };
  });

  mountEndpoint(app, logout, async ({ session, language }) => {
    await accounts.logout(session);
    return { responseCode: 200, responseDesc: accountTexts.signedOut[language] };
  });

  mountEndpoint(app, userInfo, async ({ session, language, request }) => {
    const token = String(request.headers[sessionHeader]);
    return { responseCode: 200, responseDesc: httpTexts.success[language], ...(await describeUser({ session, token })) };
  });

  mountEndpoint(app, initDataV3, () => readStartupData());
}
