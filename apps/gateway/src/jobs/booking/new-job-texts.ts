import type { LocalText } from '../../http/language.ts';

/** Messages about photos. */
export const photoTexts = {
  uploaded: { th: 'อัปโหลดรูปเรียบร้อยแล้ว', en: 'The photo is uploaded.' },
  removed: { th: 'ลบรูปเรียบร้อยแล้ว', en: 'The photo is removed.' },
  jobNotFound: { th: 'ไม่พบงานนี้ในบัญชีของคุณ', en: 'There is no such job in your account.' },
  jobOver: {
    th: 'งานนี้สิ้นสุดไปแล้ว จึงแก้ไขรูปไม่ได้',
    en: 'This job is already over, so its photos can no longer be changed.',
  },
  photoNotFound: { th: 'ไม่พบรูปนี้ อาจถูกลบไปแล้ว', en: 'There is no such photo. It may have been removed.' },
} as const satisfies Record<string, LocalText>;

/** Refuses further uploads after too many. */
export const tooManyUploads = (minutes: number): LocalText => ({
  th: `อัปโหลดรูปบ่อยเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
  en: `Too many photos were uploaded. Please try again in ${minutes} minutes.`,
});
