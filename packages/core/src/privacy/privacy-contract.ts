import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { codeFields, identityProof } from '../identity/code-wire.ts';
import { requestWire } from './privacy-wire.ts';

export const readPrivacy = defineEndpoint({
  method: 'GET',
  path: '/pdpa',
  access: 'session',
  summary: 'How the own data is treated: restriction, promotions, an erasure that is under way',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    isRestricted: Type.Optional(Type.Boolean()),
    receivesPromotions: Type.Optional(Type.Boolean()),
    /** Absent if no erasure is scheduled. */
    erasureDueDateTime: Type.Optional(Type.String()),
    /** What stands against an erasure now, named as by `/pdpa/erase`. */
    holds: Type.Optional(Type.Array(Type.String())),
  }),
  example: { lang: 'th' },
});

export const complaintInformation = defineEndpoint({
  method: 'GET',
  path: '/pdpa/complaint',
  access: 'anyone',
  summary: 'Whom to write to about personal data, and the authority to complain to',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    officer: Type.Optional(Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() })),
    authority: Type.Optional(Type.Object({ name: Type.String(), website: Type.String() })),
  }),
  example: { lang: 'th' },
});

export const sendIdentityCode = defineEndpoint({
  method: 'POST',
  path: '/pdpa/code',
  access: 'session',
  summary: 'Send a code to the own phone (or e-mail, where the account has no phone) to prove who asks',
  request: Type.Object(commonFields),
  /** 422 a partner's account, which must sign on again instead; 429. */
  reply: Type.Object({
    ...envelope,
    ...codeFields,
    /** The recipient, masked but recognisable to its owner: `081-xxx-5678`, `m***@example.com`. */
    sentTo: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const exportData = defineEndpoint({
  method: 'POST',
  path: '/pdpa/export',
  access: 'session',
  summary: 'Everything that is the user’s, as one JSON file; needs the password or a code of `/pdpa/code`',
  file: 'application/octet-stream',
  request: Type.Object({ ...commonFields, ...identityProof }),
  /** 422 missing or wrong proof; 429, at most 5 a day. */
  reply: Type.Object(envelope),
  example: { password: 'secret_1', lang: 'th' },
});

export const eraseData = defineEndpoint({
  method: 'POST',
  path: '/pdpa/erase',
  access: 'session',
  summary: 'Have the account erased in 7 days; other sessions end at once. Needs the password or a code of `/pdpa/code`',
  request: Type.Object({ ...commonFields, ...identityProof }),
  /**
   * 409 something is unfinished or unpaid, listed in `holds`; 422 missing or wrong proof; 429. A repeated request returns the
   * same erasure.
   */
  reply: Type.Object({
    ...envelope,
    requestId: Type.Optional(Type.String()),
    dueDateTime: Type.Optional(Type.String()),
    /** unfinishedJobs, unpaidInvoices, walletNotEmpty, openPayments, companyMembers, suspended, office. */
    holds: Type.Optional(Type.Array(Type.String())),
  }),
  example: { password: 'secret_1', lang: 'th' },
});

export const cancelErasure = defineEndpoint({
  method: 'POST',
  path: '/pdpa/erase/cancel',
  access: 'session',
  summary: 'Keep the account after all',
  request: Type.Object(commonFields),
  /** HTTP 404 no erasure is scheduled. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const askCorrection = defineEndpoint({
  method: 'POST',
  path: '/pdpa/rectify',
  access: 'session',
  summary: 'Ask administrators to correct what `/update_user` does not let the user correct itself',
  request: Type.Object({ ...commonFields, wish: Type.String({ minLength: 1, maxLength: 1000 }) }),
  /** 429, at most 10 a day. The user can correct `ownFields` at once with `/update_user`. */
  reply: Type.Object({
    ...envelope,
    requestId: Type.Optional(Type.String()),
    dueDateTime: Type.Optional(Type.String()),
    ownFields: Type.Optional(Type.Array(Type.String())),
  }),
  example: { wish: 'เลขประจำตัวผู้เสียภาษีของบริษัทเปลี่ยนแล้ว ขอแก้ไขตามเอกสารใหม่', lang: 'th' },
});

export const restrictData = defineEndpoint({
  method: 'POST',
  path: '/pdpa/restrict',
  access: 'session',
  summary: 'Restrict (or no longer) what is done with the own data to what serving the user needs: no promotions, no profile',
  request: Type.Object({ ...commonFields, isRestricted: Type.Boolean() }),
  reply: Type.Object(envelope),
  example: { isRestricted: true, lang: 'th' },
});

export const objectToMarketing = defineEndpoint({
  method: 'POST',
  path: '/pdpa/object',
  access: 'session',
  summary: 'Object to marketing; it ends at once',
  /** A request with a text is stored each time, at most 10 a day (429). */
  request: Type.Object({ ...commonFields, wish: Type.Optional(Type.String({ maxLength: 1000 })) }),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/pdpa/withdraw',
  access: 'session',
  summary: 'Take a consent back; `GET /pdpa/customer/:userId` has their history',
  request: Type.Object({ ...commonFields, kind: Type.Union([Type.Literal('promotions'), Type.Literal('terms')]) }),
  /** 409 terms: the service requires them, so the user would have to erase the account. */
  reply: Type.Object(envelope),
  example: { kind: 'promotions', lang: 'th' },
});

export const listOwnRequests = defineEndpoint({
  method: 'GET',
  path: '/pdpa/requests',
  access: 'session',
  summary: 'What the user asked about its data and what came of it, newest first, 50 a page',
  request: Type.Object({ ...commonFields, cursor: Type.Optional(Type.String({ maxLength: 20 })) }),
  reply: Type.Object({
    ...envelope,
    requests: Type.Optional(Type.Array(Type.Object(requestWire))),
    /** `cursor` of the next page; absent on the last. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});
