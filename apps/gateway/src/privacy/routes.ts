import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { decideDataRequest, listDataRequests } from '@songwai/core/privacy/admin/privacy-admin-contract';
import {
  askCorrection,
  cancelErasure,
  complaintInformation,
  eraseData,
  exportData,
  listOwnRequests,
  objectToMarketing,
  readPrivacy,
  restrictData,
  sendIdentityCode,
  withdrawConsent,
} from '@songwai/core/privacy/privacy-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { type Call, mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { codeSeconds, resendSeconds } from '../identity/codes/one-time-codes.ts';
import { maskContact } from '../identity/contacts/mask-contact.ts';
import type { Asking } from '../identity/sign-up/verification.ts';
import type { Db } from '../platform/db.ts';
import { nextOf } from '../platform/paging/page.ts';
import type { Identity } from '../profile/reauthentication.ts';
import type { PrivacyAdmin } from './admin/privacy-admin.ts';
import type { PrivacyChoices } from './choices.ts';
import type { DataExport } from './data-export.ts';
import type { Erasure } from './erasure.ts';
import { readPrivacyContact } from './privacy-contact.ts';
import type { RequestRow } from './request-queries.ts';
import { privacyTexts } from './texts.ts';

/** The dependencies of the calls. */
export interface PrivacyDeps {
  readonly db: Db;
  readonly identity: Identity;
  readonly dataExport: DataExport;
  readonly erasure: Erasure;
  readonly choices: PrivacyChoices;
  readonly admin: PrivacyAdmin;
}

/** The fields that users can correct themselves with `/update_user`. */
const ownFields = ['firstName', 'lastName', 'phoneNo', 'contactEmail', 'company'];

const askingOf = ({ session, request, language }: Call<typeof readPrivacy>): Asking => ({
  session,
  place: placeOf(request),
  language,
});

const wireRequest = (row: RequestRow) => ({
  requestId: row.id,
  kind: row.kind,
  state: row.state,
  wish: row.wish,
  outcome: row.outcome,
  askedDateTime: row.asked_at.toISOString(),
  ...(row.due_at !== null && { dueDateTime: row.due_at.toISOString() }),
  ...(row.settled_at !== null && { settledDateTime: row.settled_at.toISOString() }),
});

function registerErasure(app: FastifyInstance, { identity, dataExport, erasure }: PrivacyDeps): void {
  mountEndpoint(app, sendIdentityCode, async (call) => {
    const to = await identity.sendCode(askingOf(call));
    const sentTo = maskContact(to);
    const text = to.includes('@') ? privacyTexts.codeSentToEmail(sentTo) : privacyTexts.codeSentToPhone(sentTo);
    return { responseDesc: text[call.language], sentTo, resendSeconds, codeSeconds };
  });

  mountFile(app, exportData, (call) => {
    const { password, verifyCode } = call.body;
    return dataExport.write({ password, verifyCode }, askingOf(call));
  });

  mountEndpoint(app, eraseData, async (call) => {
    const { password, verifyCode } = call.body;
    const { requestId, dueAt } = await erasure.ask({ password, verifyCode }, askingOf(call));
    const responseDesc = privacyTexts.erasureScheduled(bangkokDate(dueAt))[call.language];
    return { responseDesc, requestId, dueDateTime: dueAt.toISOString() };
  });

  mountEndpoint(app, cancelErasure, async ({ session, language }) => {
    await erasure.cancel(session.userId);
    return { responseDesc: privacyTexts.erasureCancelled[language] };
  });
}

function registerChoices(app: FastifyInstance, { choices, erasure }: PrivacyDeps): void {
  mountEndpoint(app, restrictData, async ({ body: { isRestricted }, session, language }) => {
    await choices.restrict(isRestricted, session);
    const text = isRestricted ? privacyTexts.restricted : privacyTexts.unrestricted;
    return { responseDesc: text[language] };
  });

  mountEndpoint(app, objectToMarketing, async ({ body: { wish = '', channel }, session, language }) => {
    await choices.endMarketing({ kind: 'object', wish, channel: channel ?? session.channel }, session);
    return { responseDesc: privacyTexts.marketingEnded[language] };
  });

  mountEndpoint(app, withdrawConsent, async ({ body: { kind, channel }, session, language }) => {
    if (kind === 'terms') throw new BusinessRefusal({ code: 409, text: privacyTexts.termsNeeded });
    await choices.endMarketing({ kind: 'withdraw', wish: '', channel: channel ?? session.channel }, session);
    return { responseDesc: privacyTexts.marketingEnded[language] };
  });

  mountEndpoint(app, askCorrection, async ({ body, session, language }) => {
    const { requestId, dueAt } = await choices.askCorrection(body.wish, session);
    const responseDesc = privacyTexts.correctionAsked(bangkokDate(dueAt))[language];
    return { responseDesc, requestId, dueDateTime: dueAt.toISOString(), ownFields };
  });

  mountEndpoint(app, readPrivacy, async ({ session }) => {
    const { erasureDueAt, ...status } = await choices.readStatus(session.userId);
    const holds = [...(await erasure.readHolds(session.userId))];
    return {
      ...status,
      holds,
      ...(erasureDueAt !== undefined && { erasureDueDateTime: erasureDueAt.toISOString() }),
    };
  });
}

function registerAdmin(app: FastifyInstance, { admin }: PrivacyDeps): void {
  mountEndpoint(app, listOwnRequests, async ({ body, session }) => {
    const page = await admin.list({ userId: session.userId, cursor: body.cursor });
    return { ...nextOf(page), requests: page.rows.map(wireRequest) };
  });

  mountEndpoint(app, listDataRequests, async ({ body: { userId, state, cursor } }) => {
    const page = await admin.list({ userId, state, cursor });
    return { ...nextOf(page), requests: page.rows.map((row) => ({ ...wireRequest(row), userId: row.user_id })) };
  });

  mountEndpoint(app, decideDataRequest, async ({ body: { requestId, isDone, outcome }, session }) => {
    await admin.decide({ requestId, isDone, outcome, adminId: session.userId });
  });
}

/** Mounts the rights that people have over their data (spec §6). */
export function registerPrivacy(app: FastifyInstance, deps: PrivacyDeps): void {
  mountEndpoint(app, complaintInformation, async ({ language }) => {
    const [officer, authority] = await Promise.all([
      readPrivacyContact(deps.db, 'privacyOfficer'),
      readPrivacyContact(deps.db, 'privacyAuthority'),
    ]);
    const nameIn = ({ nameTh, nameEn }: typeof officer) => (language === 'th' ? nameTh : nameEn);
    return {
      officer: { name: nameIn(officer), email: officer.email ?? '', phone: officer.phone ?? '' },
      authority: { name: nameIn(authority), website: authority.website ?? '' },
    };
  });
  registerErasure(app, deps);
  registerChoices(app, deps);
  registerAdmin(app, deps);
}
