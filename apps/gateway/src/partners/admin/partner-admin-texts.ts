import type { LocalText } from '../../http/language.ts';

/** Texts for administrators of partners, and for the public calls of pages. */
export const partnerAdminTexts = {
  unknown: { th: 'ไม่พบพาร์ตเนอร์นี้ กรุณาตรวจสอบรหัสพาร์ตเนอร์', en: 'There is no such partner. Check its id.' },
  taken: { th: 'รหัสพาร์ตเนอร์นี้มีผู้ใช้แล้ว กรุณาใช้รหัสอื่น', en: 'This partner id is taken. Choose another one.' },
  reservedId: {
    th: 'รหัสนี้สงวนไว้สำหรับระบบ กรุณาใช้รหัสอื่น',
    en: 'This id is the name of one of our own paths. Choose another one.',
  },
  nameMissing: { th: 'กรุณาระบุชื่อพาร์ตเนอร์', en: "Enter the partner's name." },
  nameReserved: {
    th: 'ชื่อนี้สงวนไว้สำหรับช่องทางของเราเอง กรุณาใช้ชื่ออื่น',
    en: 'This is the name of a channel of our own. Choose another name.',
  },
  badOrigin: (origin: string): LocalText => ({
    th: `${origin} ไม่ใช่ origin ที่ใช้ได้ กรุณาระบุแบบ https://www.example.com โดยไม่มีพาธ`,
    en: `${origin} is not an origin. Write it like https://www.example.com, without a path.`,
  }),
  accentMissing: {
    th: 'กรุณาระบุ theme.accent ด้วยเมื่อระบุ theme.accentDark',
    en: 'theme.accentDark needs theme.accent beside it.',
  },
  noPriceList: { th: 'ไม่พบรายการราคานี้ กรุณาตรวจสอบ priceList', en: 'There is no such price list. Check priceList.' },
  twoSecrets: {
    th: 'มี secret ใช้งานอยู่สองชุดแล้ว กรุณายกเลิกชุดเก่าก่อนสร้างชุดใหม่',
    en: 'Two secrets are live already. Drop the old one before you make another.',
  },
  noTerms: { th: 'พาร์ตเนอร์นี้ยังไม่มีข้อกำหนดและเงื่อนไข', en: 'This partner has published no terms.' },
  foreignOrigin: (origin: string): LocalText => ({
    th: `${origin} ไม่อยู่ในรายชื่อเว็บไซต์ที่พาร์ตเนอร์นี้ลงทะเบียนไว้`,
    en: `${origin} is not one of the origins registered for this partner.`,
  }),
  featureOff: {
    th: 'พาร์ตเนอร์นี้ไม่ได้เปิดให้ใช้งานส่วนนี้',
    en: 'This partner does not offer this.',
  },
} as const;
