import { readSetting, saveSetting, updateUser } from '@songwai/core/profile/profile-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { requireOwn } from '../http/require-own.ts';
import { httpTexts } from '../http/texts.ts';
import { codeSeconds, resendSeconds } from '../identity/codes/one-time-codes.ts';
import { saveSettings } from '../identity/setting-queries.ts';
import { accountTexts } from '../identity/texts.ts';
import type { Db } from '../platform/db.ts';
import type { ProfileService } from './profile.ts';

/** The dependencies of the calls. */
export interface ProfileDeps {
  readonly db: Db;
  readonly profiles: ProfileService;
}

const notFound = () => new BusinessRefusal({ code: 404, text: httpTexts.notFound });

/** `?welcome=1`, a query on a POST, which contracts do not describe. */
const asksWelcome = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'welcome' in query && query.welcome === '1';

function registerSettings(app: FastifyInstance, { db }: ProfileDeps): void {
  mountEndpoint(app, readSetting, async ({ params, session }) => {
    const values = await saveSettings(db, requireOwn(params.id, session), {});
    if (values === undefined) throw notFound();
    return { values };
  });

  mountEndpoint(app, saveSetting, async ({ body, session }) => {
    const values = await saveSettings(db, requireOwn(body.userId, session), body.values);
    if (values === undefined) throw notFound();
    return { values };
  });
}

/** Mounts the calls for the user's own profile and settings. */
export function registerProfile(app: FastifyInstance, deps: ProfileDeps): void {
  mountEndpoint(app, updateUser, async ({ body, session, language, request }) => {
    const isWelcome = body.welcome === 1 || asksWelcome(request);
    const { isCodeSent } = await deps.profiles.update(body, { session, place: placeOf(request), language, isWelcome });
    if (!isCodeSent) return {};
    return { responseDesc: accountTexts.codeSent[language], resendSeconds, codeSeconds };
  });
  registerSettings(app, deps);
}
