import { answerPdpa, readPdpa } from '@songwai/core/profile/profile-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { requireOwn } from '../http/require-own.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { insertConsents, listConsents, readTermsVersion } from './consent-queries.ts';

const mostConsents = 200;

/** Mounts giving, withdrawing and listing consents (PDPA). */
export function registerConsents(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, answerPdpa, async ({ body, session }) => {
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
  });

  mountEndpoint(app, readPdpa, async ({ params, session }) => {
    const rows = await listConsents(db, requireOwn(params.userId, session), mostConsents);
    const consents = rows.map((row) => ({
      kind: row.kind,
      isGiven: row.is_given,
      termsVersion: row.terms_version,
      ...(row.partner_id !== null && { partnerId: row.partner_id }),
      channel: row.channel,
      createdDateTime: row.created_at.toISOString(),
    }));
    return { consents };
  });
}
