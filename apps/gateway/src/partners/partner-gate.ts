import { callText, parseSignature, signatureLifeSeconds } from '@songwai/core/partners/webhooks/signature';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { PartnerGate } from '../http/callers/session.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Clock } from '../platform/deps.ts';
import { mayPayBy } from './paying/guest-payments.ts';
import { findPartner, liveSecrets } from './queries.ts';
import { isSignedBy } from './sign.ts';

const texts = {
  unknown_partner: { th: 'ไม่พบพาร์ตเนอร์นี้ กรุณาตรวจสอบ songwai-partner', en: 'No such partner. Check songwai-partner.' },
  malformed: {
    th: 'songwai-signature ไม่ถูกต้อง รูปแบบคือ t=<วินาที Unix>,v1=<HMAC-SHA256 ฐานสิบหก>',
    en: 'songwai-signature cannot be read. Write t=<Unix seconds>,v1=<HMAC-SHA256 in hexadecimal>.',
  },
  expired: {
    th: 'ลายเซ็นห่างจากเวลาปัจจุบันเกิน 5 นาที กรุณาตั้งนาฬิกาของเซิร์ฟเวอร์แล้วเซ็นใหม่',
    en: 'The signature is more than 5 minutes away from now. Set the clock of your server and sign again.',
  },
  bad_signature: {
    th: 'ลายเซ็นไม่ตรง กรุณาเซ็น "<t>.<METHOD>.<path และ query>.<body>" ด้วย secret ปัจจุบัน',
    en: 'The signature does not match. Sign "<t>.<METHOD>.<path and query>.<body>" with your current secret.',
  },
} as const satisfies Record<string, LocalText>;

const refuse = (reason: keyof typeof texts) => new BusinessRefusal({ code: 401, text: texts[reason], fields: { reason } });

/**
 * Builds the gate, which authenticates a partner's server by its signature and knows the features that each partner offers and how its guests may pay; both
 * are read from the database at each call.
 */
export function createPartnerGate({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): PartnerGate {
  return {
    identify: async ({ partnerId, signature: header, ...call }) => {
      const signature = parseSignature(header);
      if (signature === undefined) throw refuse('malformed');
      const ageSeconds = clock.now().getTime() / 1000 - signature.signedAt;
      if (Math.abs(ageSeconds) > signatureLifeSeconds) throw refuse('expired');
      const partner = await findPartner(db, partnerId);
      if (partner === undefined) throw refuse('unknown_partner');
      const text = callText(signature.signedAt, call);
      if (!isSignedBy(liveSecrets(partner), text, signature.values)) throw refuse('bad_signature');
      return { partnerId: partner.id };
    },
    allowsPayment: async (partnerId, type) => {
      const partner = await findPartner(db, partnerId);
      return partner !== undefined && mayPayBy(partner, type);
    },
    offers: async (partnerId, feature) => (await findPartner(db, partnerId))?.features.includes(feature) ?? false,
  };
}
