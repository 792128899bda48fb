import { login, logout, userInfo } from '@songwai/core/sessions/contract';
import { initDataV3, orderInit } from '@songwai/core/startup/contract';
import type { FastifyInstance } from 'fastify';
import { placeToKnow } from '../http/call-place.ts';
import { type Session, sessionHeader } from '../http/callers/session.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { readOpening } from '../identity/sign-up/sign-up-request.ts';
import { accountTexts } from '../identity/texts.ts';
import type { DescribeUser, UserAnswer } from '../sessions/describe-user.ts';
import type { AccountService } from '../sessions/service.ts';
import type { OrderStartReader } from './order-start.ts';
import type { StartupDataReader } from './startup-data.ts';

/** The dependencies of the calls. */
export interface StartupDeps {
  readonly accounts: AccountService;
  readonly describeUser: DescribeUser;
  readonly readStartupData: StartupDataReader;
  readonly readOrderStart: OrderStartReader;
}

/**
 * An account without both names is incomplete (spec §2). Not checked for partners' users, whose names the partner chooses, nor
 * before the phone is verified.
 */
const isNameMissing = ({ firstName, lastName }: UserAnswer, { partnerId, isUnverified }: Session): boolean =>
  partnerId === null && isUnverified !== true && (firstName === '' || lastName === '');

/** Mounts calls that span rooms: sign-in and sign-out, the user's own data, the start-up data. */
export function registerStartup(
  app: FastifyInstance,
  { accounts, describeUser, readStartupData, readOrderStart }: StartupDeps,
): void {
  mountEndpoint(app, login, async ({ body, language, request }) => {
    const { userName, password, verifyCode: code, facebookId, facebookTokenId } = body;
    const facebook = facebookId === undefined || facebookTokenId === undefined ? null : { facebookId, token: facebookTokenId };
    const { lineCode, lineState: state, lineTicket: ticket } = body;
    const isBack = lineCode !== undefined && state !== undefined && ticket !== undefined;
    const line = isBack ? { code: lineCode, state, ticket } : null;
    const place = placeToKnow(request);
    const opened = await accounts.login({ userName, password, facebook, line, code, place, language, ...readOpening(body) });
    const user = await describeUser(opened);
    if (opened.session.isUnverified) return { respCode: 102, respDesc: accountTexts.notVerified[language], ...user };
    return { respCode: 200, respDesc: accountTexts.signedIn[language], ...user };
  });

  mountEndpoint(app, logout, async ({ session, language }) => {
    await accounts.logout(session);
    return { responseDesc: accountTexts.signedOut[language] };
  });

  mountEndpoint(app, userInfo, async ({ body, session, request }) => {
    const token = String(request.headers[sessionHeader]);
    const user = await describeUser({ session, token });
    if (body.startUp === 1 && isNameMissing(user, session)) {
      await accounts.logout(session);
      throw new BusinessRefusal({ code: 133, text: accountTexts.incompleteName });
    }
    return user;
  });

  mountEndpoint(app, orderInit, async ({ params, session, request }) => {
    if (params.id !== session.userId) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    const user = await describeUser({ session, token: String(request.headers[sessionHeader]) });
    return { ...(await readOrderStart(user, session)) };
  });

  mountEndpoint(app, initDataV3, ({ session }) => readStartupData(session?.userId));
}
