import { answerPdpa, readPdpa, readSetting, saveSetting, updateUser } from '@songwai/core/profile/profile-contract';
import { listSessions, revokeOtherSessions, revokeSession } from '@songwai/core/sessions/session-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import type { Session } from '../http/callers/session.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { codeSeconds, resendSeconds } from '../identity/codes/one-time-codes.ts';
import { accountTexts } from '../identity/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { AccountService, LiveSession } from '../sessions/service.ts';
import { insertConsents, listConsents, readTermsVersion } from '../terms/consent-queries.ts';
import type { ProfileService } from './profile.ts';
import { saveSettings } from './profile-queries.ts';

/** What the calls of the own account need. */
export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly profiles: ProfileService;
}

const mostConsents = 200;
const notFound = () => new BusinessRefusal({ code: 404, text: httpTexts.notFound });

/** An id in a call is the caller's own, or there is nothing there. */
function requireOwn(userId: string, session: Session): string {
  if (userId !== session.userId) throw notFound();
  return userId;
}

/** `?welcome=1`: the query of a POST, which no contract describes. */
const asksWelcome = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'welcome' in query && query.welcome === '1';

const wireSession = (row: LiveSession, sessionId: string) => ({
  sessionId: row.id,
  channel: row.channel,
  deviceName: row.device_name,
  deviceVersion: row.device_version,
  createdDateTime: row.created_at.toISOString(),
  lastSeenDateTime: row.last_seen_at.toISOString(),
  isCurrent: row.id === sessionId,
});

function registerSettings(app: FastifyInstance, { db }: ProfileDeps): void {
  mountEndpoint(app, readSetting, async ({ params, session, language }) => {
    const values = await saveSettings(db, requireOwn(params.id, session), {});
    if (values === undefined) throw notFound();
    return { responseCode: 200, responseDesc: httpTexts.success[language], values };
  });

  mountEndpoint(app, saveSetting, async ({ body, session, language }) => {
    const values = await saveSettings(db, requireOwn(body.userId, session), body.values);
    if (values === undefined) throw notFound();
    return { responseCode: 200, responseDesc: httpTexts.success[language], values };
  });
}

function registerConsents(app: FastifyInstance, { db, clock }: ProfileDeps): void {
  mountEndpoint(app, answerPdpa, async ({ body, session, language }) => {
    await insertConsents(db, [
      {
        user_id: requireOwn(body.userId, session),
        kind: 'promotions',
        is_given: body.question2 === 1,
        terms_version: await readTermsVersion(db),
        channel: body.channel ?? session.channel,
        created_at: clock.now(),
      },
    ]);
    return { responseCode: 200, responseDesc: httpTexts.success[language] };
  });

  mountEndpoint(app, readPdpa, async ({ params, session, language }) => {
    const rows = await listConsents(db, requireOwn(params.userId, session), mostConsents);
    const consents = rows.map((row) => ({
      kind: row.kind,
      isGiven: row.is_given,
      termsVersion: row.terms_version,
      ...(row.partner_id !== null && { partnerId: row.partner_id }),
      channel: row.channel,
      createdDateTime: row.created_at.toISOString(),
    }));
    return { responseCode: 200, responseDesc: httpTexts.success[language], consents };
  });
}

function registerSessions(app: FastifyInstance, { accounts }: ProfileDeps): void {
  mountEndpoint(app, listSessions, async ({ session, language }) => {
    const rows = await accounts.listSessions(session.userId);
    const sessions = rows.map((row) => wireSession(row, session.sessionId));
    return { responseCode: 200, responseDesc: httpTexts.success[language], sessions };
  });

  mountEndpoint(app, revokeSession, async ({ body, session, language }) => {
    if (!(await accounts.endSession(session.userId, body.sessionId))) throw notFound();
    return { responseCode: 200, responseDesc: accountTexts.signedOut[language] };
  });

  mountEndpoint(app, revokeOtherSessions, async ({ session, language }) => {
    const revoked = await accounts.endOtherSessions(session);
    return { responseCode: 200, responseDesc: accountTexts.signedOut[language], revoked };
  });
}

/** Mounts the own profile, settings, consents and sessions. */
export function registerProfile(app: FastifyInstance, deps: ProfileDeps): void {
  mountEndpoint(app, updateUser, async ({ body, session, language, request }) => {
    const isWelcome = body.welcome === 1 || asksWelcome(request);
    const { isCodeSent } = await deps.profiles.update(body, { session, place: placeOf(request), language, isWelcome });
    if (!isCodeSent) return { responseCode: 200, responseDesc: httpTexts.success[language] };
    return { responseCode: 200, responseDesc: accountTexts.codeSent[language], resendSeconds, codeSeconds };
  });
  registerSettings(app, deps);
  registerConsents(app, deps);
  registerSessions(app, deps);
}
