import type { FullDayProblem } from '@songwai/core/full-day/full-day-rules';
import type { LocalText } from '../http/language.ts';

/** Texts of answers about full-day hire. */
export const fullDayTexts = {
  booked: { th: 'จองเหมาวันเรียบร้อยแล้ว', en: 'Your full-day hire is booked.' },
  unknownPackage: {
    th: 'ไม่มีแพ็กเกจนี้ให้บริการ กรุณาเลือกแพ็กเกจใหม่',
    en: 'We do not offer this package. Please choose another.',
  },
  unknownOption: {
    th: 'แพ็กเกจนี้ไม่มีบริการเสริมที่เลือก กรุณาระบุบริการเสริมใหม่',
    en: 'This package does not offer that option. Please specify extra services again.',
  },
  monthlyIsQuoted: {
    th: 'แพ็กเกจรายเดือนจองทันทีไม่ได้ กรุณาขอใบเสนอราคา',
    en: 'A monthly package cannot be booked at once. Please ask for a quotation.',
  },
  onlyMonthly: {
    th: 'ใบเสนอราคามีเฉพาะแพ็กเกจรายเดือน แพ็กเกจรายวันจองได้ทันที',
    en: 'Quotations are for monthly packages. Packages by the day can be booked at once.',
  },
  saved: { th: 'บันทึกแพ็กเกจเรียบร้อยแล้ว', en: 'The package is saved.' },
  optionTwice: { th: 'เลือกบริการเสริมนี้ไปแล้ว กรุณานำออก', en: 'This option is there twice. Please leave one out.' },
  noVehicle: { th: 'กรุณาระบุรถที่มีให้บริการ', en: 'Please name a vehicle that there is.' },
  noDuration: { th: 'กรุณาระบุระยะเวลาของแพ็กเกจ', en: 'Please say for how long the package is.' },
  priceChanged: {
    th: 'ราคามีการเปลี่ยนแปลง กรุณาตรวจสอบราคาใหม่ก่อนยืนยัน',
    en: 'The price has changed. Please check the new price before you confirm.',
  },
} as const satisfies Record<string, LocalText>;

/** The confirmation of a hire of several drivers. */
export const driversBooked = (drivers: number): LocalText => ({
  th: `จองคนขับ ${drivers} คนเรียบร้อยแล้ว แยกเป็นคนละงาน`,
  en: `Your ${drivers} drivers are booked, a job for each.`,
});

/** Why a hire is refused. */
export const fullDayProblemTexts: Readonly<Record<FullDayProblem['code'], LocalText>> = {
  dateRequired: { th: 'กรุณาระบุวันที่ต้องการใช้บริการ', en: 'Please choose the working date.' },
  startTimeRequired: { th: 'กรุณาระบุเวลาเริ่มงาน', en: 'Please choose the start time.' },
  timeNotInFuture: { th: 'กรุณาเลือกวันและเวลาหลังจากนี้', en: 'The date and time must be later than now.' },
  tooFarAhead: { th: 'กรุณาเลือกวันที่ไม่เกิน 90 วันข้างหน้า', en: 'You can book up to 90 days ahead.' },
  nineHourTooLate: {
    th: 'แพ็กเกจ 9 ชั่วโมงต้องเริ่มงานไม่เกิน 12:00 น. กรุณาเลือกเวลาหรือวันอื่น หรือแพ็กเกจ 4 ชั่วโมง',
    en: 'A 9-hour package begins by 12:00. Please choose another time or day, or the 4-hour package.',
  },
  driverCountTooLow: { th: 'กรุณาเลือกคนขับอย่างน้อย 1 คน', en: 'Please hire at least one driver.' },
  daysOutOfRange: { th: 'กรุณาเลือก 1-6 วัน', en: 'Please choose 1 to 6 days.' },
};
