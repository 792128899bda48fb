import type { LocalText } from '../../http/language.ts';

/** Texts for administrators of prices. */
export const adminTexts = {
  saved: { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved.' },
  noPriceList: { th: 'ไม่มีรายการราคานี้ กรุณาสร้างก่อน', en: 'There is no such price list. Please make it first.' },
  listExists: { th: 'มีรายการราคาชื่อนี้แล้ว กรุณาใช้ชื่ออื่น', en: 'There is a price list of this name. Please use another.' },
  noVehicle: { th: 'ไม่มีรถประเภทนี้', en: 'There is no such vehicle.' },
  noExtra: { th: 'ไม่มีบริการเสริมนี้', en: 'There is no such extra service.' },
  notPricedBy: {
    th: 'บริการเสริมนี้ไม่ได้คิดราคาแบบนี้ กรุณานำออก',
    en: 'This extra service is not priced by this. Please leave it out.',
  },
  noDate: { th: 'วันที่หรือเวลาไม่ถูกต้อง', en: 'This is not a date and time.' },
  past: { th: 'ต้องเป็นเวลาในอนาคต', en: 'This must be later than now.' },
  bandsUnordered: {
    th: 'กิโลเมตรเริ่มต้นของแต่ละช่วงต้องมากกว่าช่วงก่อนหน้า',
    en: 'Each band must begin at a higher kilometre than the one before it.',
  },
  cardExists: {
    th: 'มีราคาที่เริ่มใช้ ณ เวลานี้แล้ว กรุณาเลือกเวลาเริ่มอื่น',
    en: 'There is a card that begins at this moment. Please choose another moment.',
  },
  noUser: { th: 'ไม่พบผู้ใช้นี้', en: 'There is no such user.' },
  paysByCompany: {
    th: 'ผู้ใช้นี้ใช้ราคาของบริษัท กรุณากำหนดที่บัญชีของบริษัท',
    en: 'This user pays by the rates of a company. Please set them for the company’s account.',
  },
  codeExists: { th: 'มีโค้ดนี้แล้ว กรุณาใช้โค้ดอื่น', en: 'This code was made before. Please use another.' },
  noCode: { th: 'ไม่มีโค้ดนี้', en: 'There is no such code.' },
  percentMissing: { th: 'กรุณาระบุเปอร์เซ็นต์ส่วนลด', en: 'Please give the percent of the discount.' },
  nothingOff: { th: 'ส่วนลดต้องมากกว่า 0 บาท', en: 'The discount must be more than nothing.' },
  conditionMissing: (field: string): LocalText => ({
    th: `กลุ่มลูกค้านี้ต้องระบุ ${field}`,
    en: `This audience needs ${field}.`,
  }),
  conditionUnused: (field: string): LocalText => ({
    th: `กลุ่มลูกค้านี้ไม่ใช้ ${field} กรุณานำออก`,
    en: `This audience has no use for ${field}. Please leave it out.`,
  }),
  noProvince: { th: 'จังหวัดนี้อยู่นอกพื้นที่ให้บริการ', en: 'This province is outside our service area.' },
  endBeforeStart: { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่มต้น', en: 'The end must be later than the beginning.' },
} as const;
