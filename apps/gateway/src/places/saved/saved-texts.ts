import { savedLocationLimit } from '@songwai/core/places/saved-location';
import type { LocalText } from '../../http/language.ts';

/** Texts of saved places. */
export const savedTexts = {
  saved: { th: 'บันทึกสถานที่เรียบร้อยแล้ว', en: 'The place is saved.' },
  removed: { th: 'ลบสถานที่เรียบร้อยแล้ว', en: 'The place is removed.' },
  notFound: { th: 'ไม่พบสถานที่นี้ในรายการที่คุณบันทึกไว้', en: 'There is no such place among those that you have saved.' },
  tooMany: {
    th: `บันทึกสถานที่ได้ไม่เกิน ${savedLocationLimit} แห่ง กรุณาลบแห่งที่ไม่ใช้แล้วก่อน`,
    en: `You can save up to ${savedLocationLimit} places. Please remove one that you no longer need.`,
  },
  alreadySaved: {
    th: 'คุณบันทึกสถานที่และผู้ติดต่อนี้ไว้แล้ว กรุณาแก้ไขรายการเดิม',
    en: 'You have already saved this place with this contact. Please change that one.',
  },
  outsideArea: {
    th: 'สถานที่นี้อยู่นอกพื้นที่ให้บริการ (กรุงเทพฯ ปริมณฑล และชลบุรี) กรุณาเลือกสถานที่อื่น',
    en: 'This place is outside our service area (Bangkok, its vicinity and Chonburi). Please choose another.',
  },
  badPage: { th: 'ไม่พบหน้าถัดไป กรุณาเปิดรายการใหม่อีกครั้ง', en: 'There is no such page. Please open the list again.' },
} as const satisfies Record<string, LocalText>;

/** Problems of the form of a saved place, by the code of the rule. */
export const savedFormTexts: Readonly<Record<string, LocalText>> = {
  addressNameRequired: { th: 'กรุณาตั้งชื่อสถานที่', en: 'Please give this place a name.' },
  addressRequired: { th: 'กรุณาระบุที่อยู่', en: 'Please give the address.' },
  locationNotSearched: { th: 'กรุณาค้นหาและเลือกสถานที่บนแผนที่', en: 'Please search for the place and choose it on the map.' },
  contactNameRequired: { th: 'กรุณาระบุชื่อผู้ติดต่อ', en: 'Please give a contact name.' },
  phoneRequired: { th: 'กรุณาระบุเบอร์โทรผู้ติดต่อ', en: 'Please give a contact phone.' },
  phoneInvalid: {
    th: 'เบอร์โทรผู้ติดต่อไม่ถูกต้อง กรุณาระบุเบอร์มือถือหรือเบอร์บ้านของไทย',
    en: 'This contact phone is not valid. Please give a Thai mobile or landline number.',
  },
};
