import { photoLimits } from '@songwai/core/validation/photos/photos';
import type { LocalText } from '../http/language.ts';
import { mostPixels } from './metadata/pixel-size.ts';

/** Texts of refusals of the room `storage`. */
export const storageTexts = {
  unavailable: {
    th: 'ระบบจัดเก็บไฟล์ไม่ตอบสนอง กรุณาลองใหม่ในอีกสักครู่',
    en: 'The file store does not answer right now. Please try again shortly.',
  },
  notAnImage: {
    th: `ไฟล์นี้ไม่ใช่รูปภาพที่เปิดได้ กรุณาเลือกรูป ${photoLimits.extensions}`,
    en: `This file is not a picture we can read. Please choose one of type ${photoLimits.extensions}.`,
  },
  damaged: {
    th: 'ไฟล์รูปนี้เสียหาย อาจดาวน์โหลดหรือส่งมาไม่ครบ กรุณาบันทึกรูปใหม่หรือเลือกรูปอื่น',
    en: 'This picture is damaged: it may not have been saved or sent completely. Please save it again or choose another one.',
  },
  photoTypeUnsupported: {
    th: `รองรับเฉพาะไฟล์ ${photoLimits.extensions} กรุณาเลือกรูปใหม่`,
    en: `Only ${photoLimits.extensions} can be uploaded. Please choose another picture.`,
  },
  photoTooLarge: {
    th: `รูปมีขนาดใหญ่เกิน ${photoLimits.maxSizeMb} MB กรุณาย่อรูปแล้วลองใหม่`,
    en: `The picture is larger than ${photoLimits.maxSizeMb} MB. Please shrink it and try again.`,
  },
  tooManyPixels: {
    th: `กรุณาย่อรูปให้ไม่เกิน ${mostPixels / 1_000_000} ล้านพิกเซล แล้วลองใหม่`,
    en: `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller and try again.`,
  },
  tooManyPhotos: {
    th: `แนบรูปได้ไม่เกิน ${photoLimits.maxCount} รูป กรุณาลบรูปเดิมก่อนเพิ่มรูปใหม่`,
    en: `An order has at most ${photoLimits.maxCount} photos. Please remove one before you add another.`,
  },
  photoUnknown: {
    th: 'ไม่พบรูปนี้ในรายการของคุณ กรุณาอัปโหลดใหม่อีกครั้ง',
    en: 'There is no such photo of yours. Please upload it again.',
  },
} as const satisfies Record<string, LocalText>;
