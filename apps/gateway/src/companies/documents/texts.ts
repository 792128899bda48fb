import type { LocalText } from '../../http/language.ts';

/** Answers about a company's verification. */
export const documentTexts = {
  notAFile: {
    th: 'ใช้ได้เฉพาะไฟล์ PDF, PNG หรือ JPEG ที่เปิดได้จริง กรุณาเลือกไฟล์ใหม่',
    en: 'Only a PDF, PNG or JPEG that can be opened is taken. Please choose another file.',
  },
  damaged: {
    th: 'ไฟล์รูปนี้เสียหาย อาจดาวน์โหลดหรือส่งมาไม่ครบ กรุณาบันทึกใหม่หรือเลือกไฟล์อื่น',
    en: 'This picture is damaged: it may not have been saved or sent completely. Please save it again or choose another file.',
  },
  tooLarge: { th: 'ไฟล์ต้องไม่เกิน 5 MB กรุณาย่อขนาดแล้วลองใหม่', en: 'A file may have 5 MB. Please make it smaller and try again.' },
  tooManyPixels: {
    th: 'กรุณาย่อรูปให้ไม่เกิน 40 ล้านพิกเซล แล้วลองใหม่',
    en: 'The picture has more than 40 million pixels. Please make it smaller and try again.',
  },
  tooMany: { th: 'แนบได้ไม่เกิน 5 ไฟล์ กรุณาลบบางไฟล์ก่อน', en: 'At most 5 files can be added. Please remove one first.' },
  submitted: {
    th: 'ส่งเอกสารไปตรวจสอบแล้ว แก้ไขไม่ได้จนกว่าจะทราบผล',
    en: 'The documents are being looked at and cannot be changed until that is decided.',
  },
  verifiedAlready: { th: 'บริษัทนี้ยืนยันแล้ว', en: 'This company is verified already.' },
  certificateMissing: {
    th: 'กรุณาแนบหนังสือรับรองบริษัทก่อนส่ง',
    en: "Please add the company's certificate of registration before you hand in.",
  },
  dataMissing: {
    th: 'กรุณากรอกชื่อบริษัท เลขประจำตัวผู้เสียภาษี และที่อยู่ให้ครบก่อนส่ง',
    en: "Please complete the company's name, tax id and address before you hand in.",
  },
  noDocument: { th: 'ไม่พบเอกสารนี้', en: 'There is no such document.' },
  nothingWaits: { th: 'ไม่มีรายการนี้รอตรวจสอบ', en: 'Nothing waits to be decided under this id.' },
  reasonMissing: { th: 'กรุณาระบุเหตุผลที่ไม่ผ่าน บริษัทจะได้รับข้อความนี้', en: 'Please give the reason: it is sent to the company.' },
  dataChanged: {
    th: 'บริษัทแก้ไขข้อมูลหลังส่งเอกสาร กรุณาตรวจใหม่หรือไม่อนุมัติพร้อมเหตุผล',
    en: "The company's data changed after it handed in. Refuse with a reason, so that it hands in again.",
  },
  handedIn: { th: 'ส่งเอกสารแล้ว', en: 'Handed in.' },
};

/** The refusal of an upload, with the minutes to wait. */
export const tooManyDocuments = (minutes: number): LocalText => ({
  th: `แนบไฟล์บ่อยเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
  en: `Too many files were added. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});
