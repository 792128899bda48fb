/** Texts about webhooks. */
export const webhookTexts = {
  unknown: { th: 'ไม่พบเว็บฮุกนี้', en: 'There is no such webhook.' },
  unknownDelivery: { th: 'ไม่พบรายการส่งนี้', en: 'There is no such delivery.' },
  badUrl: {
    th: 'ที่อยู่ต้องเป็น https ของเครื่องที่เข้าถึงได้จากอินเทอร์เน็ต และไม่มีรหัสผ่านอยู่ใน URL',
    en: 'The address must be https, of a host on the public internet, without a password in it.',
  },
  badEmail: { th: 'อีเมลไม่ถูกต้อง', en: 'This is no e-mail address.' },
  tooMany: {
    th: 'พาร์ตเนอร์หนึ่งรายมีเว็บฮุกได้ไม่เกิน 10 รายการ กรุณาลบรายการเดิมก่อน',
    en: 'A partner has at most 10 webhooks. Remove one first.',
  },
  isOff: {
    th: 'เว็บฮุกนี้ปิดอยู่ กรุณาเปิดใช้งานก่อนส่งซ้ำ',
    en: 'This webhook is switched off. Switch it on before you send again.',
  },
} as const;

/** The mail to the contact of a webhook that was switched off; in both languages, because the reader's language is unknown. */
export const mailOfFailure = ({ url, partnerName }: { url: string; partnerName: string }) => ({
  subject: `${partnerName}: ปิดเว็บฮุกแล้ว / webhook switched off`,
  body: [
    `เราส่งข้อมูลไปที่ ${url} ไม่สำเร็จติดต่อกันสามวัน จึงปิดเว็บฮุกนี้แล้ว`,
    'เมื่อเซิร์ฟเวอร์ของคุณพร้อม กรุณาติดต่อเราเพื่อเปิดใช้งานและส่งรายการที่ค้างซ้ำ',
    '',
    `For three days we could not deliver anything to ${url}, so this webhook is switched off.`,
    'When your server is ready, ask us to switch it on again; what was missed can be sent once more.',
  ].join('\n'),
});
