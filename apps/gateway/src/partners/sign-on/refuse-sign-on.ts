import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';

/** Reasons of refused sign-ons, for the partner's developer. */
export type SignOnReason =
  | 'unknown_partner'
  | 'bad_origin'
  | 'feature_off'
  | 'guests_off'
  | 'malformed'
  | 'bad_signature'
  | 'expired'
  | 'not_yet_valid'
  | 'wrong_audience'
  | 'too_long_lived'
  | 'replayed';

/** A refusal for the partner's developer: 403 with a `reason` and a sentence that names the remedy. */
export const refuseSignOn = (reason: SignOnReason, text: LocalText): BusinessRefusal =>
  new BusinessRefusal({ code: 403, text, fields: { reason } });

/** Texts for the partner's developer; they name the claim and the remedy. */
export const signOnTexts = {
  done: { th: 'เข้าสู่ระบบผ่านพาร์ตเนอร์สำเร็จ', en: 'Signed on' },
  unknownPartner: {
    th: 'ไม่พบพาร์ตเนอร์นี้ กรุณาตรวจสอบรหัสพาร์ตเนอร์ (partner)',
    en: 'No such partner. Check your partner id (partner).',
  },
  featureOff: {
    th: 'พาร์ตเนอร์นี้ไม่ได้เปิดให้จองหรือติดตามงาน จึงไม่ต้องเข้าสู่ระบบ',
    en: 'This partner offers neither booking nor following, so there is nothing to sign on for.',
  },
  guestsOff: {
    th: 'พาร์ตเนอร์นี้ยังไม่เปิดให้ผู้เยี่ยมชมจองเอง กรุณาส่ง token ที่เซิร์ฟเวอร์ของพาร์ตเนอร์เซ็น',
    en: "This partner does not let visitors book. Send a token that the partner's server has signed.",
  },
  nothingGiven: {
    th: 'กรุณาส่ง token หรือ deviceId',
    en: 'Send token or deviceId.',
  },
  tooManyGuests: (minutes: number): LocalText => ({
    th: `มีผู้ใช้ใหม่จากเครือข่ายหรือเว็บไซต์นี้มากเกินไป รอ ${minutes} นาทีแล้วลองใหม่ ข้อมูลที่กรอกไว้ยังอยู่ครบ`,
    en: `Too many new guests from this network or site. Wait ${minutes} min and try again; what you entered is still here.`,
  }),
  badOrigin: (origin: string | undefined): LocalText =>
    origin === undefined
      ? {
          th: 'คำขอนี้ไม่มีเฮดเดอร์ Origin กรุณาเรียกจากหน้าเว็บของพาร์ตเนอร์',
          en: "The request has no Origin header. Call from a page of the partner's site.",
        }
      : {
          th: `${origin} ไม่อยู่ในรายชื่อเว็บไซต์ที่พาร์ตเนอร์ลงทะเบียนไว้`,
          en: `${origin} is not one of the origins registered for this partner.`,
        },
  notToken: { th: 'token ไม่ใช่ JWT ที่ถูกต้อง', en: 'token is not a JWT.' },
  claim: (claim: string, what: LocalText): LocalText => ({
    th: `ข้อมูล ${claim} ใน token ไม่ถูกต้อง: ${what.th}`,
    en: `The claim ${claim} is wrong: ${what.en}`,
  }),
  badSignature: {
    th: 'ลายเซ็นของ token ไม่ถูกต้อง กรุณาเซ็นด้วย HS256 และ secret ปัจจุบันของพาร์ตเนอร์',
    en: "The signature does not match. Sign with HS256 and the partner's current secret.",
  },
  expired: {
    th: 'token หมดอายุแล้ว กรุณาออก token ใหม่จากเซิร์ฟเวอร์ของพาร์ตเนอร์',
    en: "The token has expired. Have the partner's server sign a new one.",
  },
  notYet: {
    th: 'token ยังใช้ไม่ได้ กรุณาตั้ง nbf ไม่ช้ากว่าเวลาปัจจุบัน หรือไม่ต้องใส่ และตั้งนาฬิกาของเซิร์ฟเวอร์ให้ตรง',
    en: "The token is not valid yet. Set nbf to now or leave it out, and set the clock of the partner's server.",
  },
  audience: (name: string): LocalText => ({
    th: `token นี้ไม่ได้ออกให้เรา กรุณาตั้ง aud เป็น "${name}" หรือไม่ต้องใส่`,
    en: `The token is meant for somebody else. Set aud to "${name}", alone or in a list, or leave it out.`,
  }),
  tooLongLived: {
    th: 'token มีอายุเกิน 5 นาที กรุณากำหนด exp ไม่เกิน iat + 300',
    en: 'The token lives longer than 5 minutes. Set exp to at most iat + 300.',
  },
  replayed: {
    th: 'jti นี้ถูกใช้ไปแล้วกับ token หรือเว็บไซต์อื่น กรุณาใช้ jti ใหม่ทุกครั้งที่ออก token',
    en: 'This jti was already used with another token or from another origin. Use a new jti for every token.',
  },
  ended: {
    th: 'token นี้ออกจากระบบไปแล้ว กรุณาออก token ใหม่',
    en: 'The session of this token was signed out. Sign a new token.',
  },
} as const;

/** Problems of a claim. */
export const claimTexts = {
  issuer: (id: string): LocalText => ({ th: `ต้องเป็น "${id}"`, en: `it must be "${id}".` }),
  text: (most: number): LocalText => ({ th: `ต้องเป็นข้อความ 1-${most} ตัวอักษร`, en: `it must be text of 1 to ${most} characters.` }),
  phone: { th: 'ต้องเป็นเบอร์โทร', en: 'it must be a phone number.' },
  email: { th: 'ต้องเป็นอีเมล', en: 'it must be an e-mail address.' },
  time: { th: 'ต้องเป็นวินาทีแบบ Unix', en: 'it must be a time in Unix seconds.' },
  future: { th: 'เป็นเวลาในอนาคต กรุณาตั้งนาฬิกาของเซิร์ฟเวอร์', en: "it lies in the future. Set the clock of the partner's server." },
  order: { th: 'ต้องมากกว่า iat', en: 'it must be later than iat.' },
} as const;
