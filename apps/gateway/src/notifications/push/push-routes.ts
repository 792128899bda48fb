import { minuteMs } from '@songwai/core/basics/durations';
import type { Language } from '@songwai/core/basics/language';
import { readPush, startPush, stopPush, testPush } from '@songwai/core/notifications/push-contract';
import type { PushMessage } from '@songwai/core/notifications/push-message';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { readPushEndpoint } from './push-endpoint.ts';
import * as queries from './push-queries.ts';
import type { SendPush } from './push-sender.ts';
import { pushTexts } from './push-texts.ts';

interface PushParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly allowsLocalhost: boolean;
  /** Undefined where nothing is pushed. */
  readonly push: { readonly publicKey: string; readonly send: SendPush } | undefined;
}

/** A test asks a server that a browser named. */
const testLimit = { most: 10, windowMs: 10 * minuteMs };

const testMessage = (language: Language): PushMessage => ({
  title: pushTexts.testTitle[language],
  body: pushTexts.testBody[language],
  path: `${language === 'en' ? '/en' : ''}/settings/notifications`,
  tag: 'test',
});

const refuse = (code: number, text: (typeof pushTexts)[keyof typeof pushTexts]) => new BusinessRefusal({ code, text });

/** Mounts the calls by which a device takes pushed messages. A subscription belongs to one session, and ends with it. */
export function registerPush(app: FastifyInstance, { db, clock, limits, allowsLocalhost, push }: PushParts): void {
  mountEndpoint(app, readPush, async ({ session }) => {
    if (push === undefined) return {};
    const subscription = await queries.findSubscription(db, session.sessionId);
    return { publicKey: push.publicKey, isOn: subscription !== undefined };
  });

  mountEndpoint(app, startPush, async ({ body: { endpoint, p256dh, auth }, session }) => {
    if (push === undefined) throw refuse(404, pushTexts.notAvailable);
    if (readPushEndpoint(endpoint, { allowsLocalhost }) === undefined)
      throw new BusinessRefusal({ code: 422, field: 'endpoint', text: pushTexts.wrongEndpoint });
    const row = { session_id: session.sessionId, user_id: session.userId, endpoint, p256dh, auth, created_at: clock.now() };
    await transact(db, (trx) => queries.saveSubscription(trx, row));
    return {};
  });

  mountEndpoint(app, stopPush, async ({ session }) => {
    await queries.deleteSubscription(db, session.sessionId);
    return {};
  });

  mountEndpoint(app, testPush, async ({ session, language }) => {
    if (push === undefined) throw refuse(404, pushTexts.notAvailable);
    const target = await queries.findSubscription(db, session.sessionId);
    if (target === undefined) throw refuse(404, pushTexts.notSubscribed);
    await limits.count([{ key: `push test:${session.userId}`, ...testLimit, text: () => pushTexts.testedOften }]);
    const outcome = await push.send(target, testMessage(language));
    if (outcome === 'gone') await queries.deleteEndpoint(db, target.endpoint);
    if (outcome === 'gone') throw refuse(404, pushTexts.notSubscribed);
    if (outcome === 'failed') throw refuse(503, pushTexts.notReached);
    return {};
  });
}
