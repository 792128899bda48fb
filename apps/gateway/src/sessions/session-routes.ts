import { listSessions, revokeOtherSessions, revokeSession } from '@songwai/core/sessions/session-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { accountTexts } from '../identity/texts.ts';
import type { AccountService, LiveSession } from './service.ts';

const wireSession = (row: LiveSession, sessionId: string) => ({
  sessionId: row.id,
  channel: row.channel,
  deviceName: row.device_name,
  deviceVersion: row.device_version,
  createdDateTime: row.created_at.toISOString(),
  lastSeenDateTime: row.last_seen_at.toISOString(),
  isCurrent: row.id === sessionId,
});

/** Mounts the list of a user's sessions, and ending them. */
export function registerSessions(app: FastifyInstance, { accounts }: { readonly accounts: AccountService }): void {
  mountEndpoint(app, listSessions, async ({ session }) => {
    const rows = await accounts.listSessions(session.userId);
    const sessions = rows.map((row) => wireSession(row, session.sessionId));
    return { sessions };
  });

  mountEndpoint(app, revokeSession, async ({ body, session, language }) => {
    if (!(await accounts.endSession(session.userId, body.sessionId)))
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    return { responseDesc: accountTexts.signedOut[language] };
  });

  mountEndpoint(app, revokeOtherSessions, async ({ session, language }) => {
    const revoked = await accounts.endOtherSessions(session);
    return { responseDesc: accountTexts.signedOut[language], revoked };
  });
}
