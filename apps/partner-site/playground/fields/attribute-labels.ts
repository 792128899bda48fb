import type { AttributeInfo } from '../element-info.ts';

/** What an attribute is called, and in Thai what it does; in English that is in the manifest. */
interface AttributeWords {
  readonly th: string;
  readonly en: string;
  readonly hint: string;
}

const words: Readonly<Record<string, AttributeWords>> = {
  partner: { th: 'รหัสพาร์ตเนอร์', en: 'Partner id', hint: 'รหัสของคุณที่เราให้ไว้' },
  token: { th: 'โทเค็น', en: 'Token', hint: '' },
  lang: { th: 'ภาษา', en: 'Language', hint: 'ถ้าไม่กำหนด จะใช้ภาษาของหน้าเว็บ' },
  theme: { th: 'ธีม', en: 'Theme', hint: '`auto` ใช้ตามเครื่องของผู้ชม' },
  'pick-up': { th: 'ชื่อจุดรับ', en: 'Pick-up, its name', hint: 'จุดรับที่ตายตัว ลูกค้าแก้ไม่ได้ ใช้คู่กับ `pick-up-at`' },
  'pick-up-at': { th: 'พิกัดจุดรับ', en: 'Pick-up, where it is', hint: 'เช่น `13.7234,100.5134`' },
  'sender-name': { th: 'ชื่อผู้ส่ง', en: 'Sender’s name', hint: 'คนที่รอคนขับอยู่ที่จุดรับ' },
  'sender-phone': { th: 'เบอร์ผู้ส่ง', en: 'Sender’s phone', hint: 'เบอร์ที่คนขับจะโทรหาเมื่อมารับของ' },
  stops: {
    th: 'จุดที่กรอกไว้ให้',
    en: 'Stops filled in',
    hint: 'สถานที่ที่คุณรู้อยู่แล้ว เรียงตามลำดับการส่ง เช่น `[{"name":"…","lat":13.74,"lng":100.53}]`',
  },
  vehicle: { th: 'รถที่เลือกไว้ให้', en: 'Vehicle to begin with', hint: 'เช่น `motorcycle`, `car`, `pickup`' },
  note: { th: 'ข้อความถึงคนขับ', en: 'Note for the driver', hint: 'คนขับเห็นตั้งแต่รับงาน' },
  reference: { th: 'เลขอ้างอิงของคุณ', en: 'Your own number', hint: 'เลขคำสั่งซื้อหรือเลขการจองของคุณ ไม่เกิน 64 ตัวอักษร ส่งกลับมาในเว็บฮุก' },
  metadata: { th: 'ข้อมูลของคุณ', en: 'Your own data', hint: 'ไม่เกิน 20 รายการ ส่งกลับมาในเว็บฮุก เช่น `{"basket":"b-77"}`' },
  'read-only': { th: 'ดูได้อย่างเดียว', en: 'Read only', hint: 'ลูกค้าดูได้ แต่แก้ไม่ได้' },
  name: { th: 'ชื่อในฟอร์ม', en: 'Name in a form', hint: 'ชื่อที่ฟอร์มใช้ส่งรหัสติดตาม' },
  required: { th: 'ต้องจองก่อนส่งฟอร์ม', en: 'Required in a form', hint: 'ส่งฟอร์มไม่ได้จนกว่าจะจองการจัดส่ง' },
  'tracking-id': { th: 'รหัสติดตาม', en: 'Tracking id', hint: 'ได้จาก `songwai:booked` หรือจากลิงก์ติดตาม' },
  'rating-token': { th: 'โทเค็นให้คะแนน', en: 'Rating token', hint: 'ได้จากลิงก์ให้คะแนน ใครมีโทเค็นนี้ให้คะแนนได้หนึ่งครั้ง' },
  signature: { th: 'ลายเซ็น', en: 'Signature', hint: 'เซิร์ฟเวอร์ของคุณเซ็นเลขอ้างอิงไว้ เพื่อไม่ให้คนอื่นแก้จุดส่ง' },
  opens: { th: 'ปุ่มเปิดอะไร', en: 'Opens', hint: 'ถ้าไม่กำหนด จะเปิดการจอง' },
  label: { th: 'ข้อความบนปุ่ม', en: 'Words on it', hint: 'ถ้าไม่กำหนด จะใช้ข้อความของเราตามสิ่งที่ปุ่มเปิด' },
  variant: { th: 'รูปแบบปุ่ม', en: 'Variant', hint: '`text` ไม่มีไอคอน และพับเฉพาะบนมือถือ' },
  position: { th: 'มุมของหน้า', en: 'Corner', hint: 'ถ้าไม่กำหนด จะอยู่มุมขวาล่าง' },
  hides: { th: 'ซ่อนปุ่มอื่น', en: 'Hides', hint: 'CSS selector ของปุ่มอื่นในหน้าเว็บ ซึ่งจะซ่อนไว้ระหว่างที่เปิดแผ่นนี้' },
};

/** The words of a field. */
export interface FieldWords {
  readonly label: string;
  /** Empty where there is nothing to say. */
  readonly hint: string;
  /** Whether the hint is in English on a page in Thai. */
  readonly isEnglish: boolean;
}

/** The words of an attribute's field; one that is not known here shows its own name, so that none is left out. */
export const wordsOf = (
  { name, description }: Pick<AttributeInfo, 'name' | 'description'>,
  language: 'th' | 'en',
): FieldWords => {
  const known = words[name];
  const label = known?.[language] ?? name;
  if (language === 'th' && known) return { label, hint: known.hint, isEnglish: false };
  return { label, hint: description, isEnglish: language === 'th' };
};
