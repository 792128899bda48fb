import { driverCodeLife } from './sign-in/code-rules.ts';

/** Texts of the answers of the room `drivers`. */
export const driverTexts = {
  codeSent: {
    th: 'หากเบอร์นี้ลงทะเบียนเป็นคนขับไว้ เราได้ส่งรหัสไปทาง SMS แล้ว',
    en: 'If this number belongs to a registered driver, we have sent a code by SMS.',
  },
  codeSms: (code: string): string => `รหัสเข้าแอปคนขับ Songwai: ${code} (ใช้ได้ ${driverCodeLife.minutes} นาที) ห้ามบอกผู้อื่น`,
  phoneInvalid: { th: 'เบอร์มือถือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง', en: 'This is not a Thai mobile number. Please check it.' },
  codeInvalid: { th: 'กรุณากรอกรหัส 4 หลักที่ได้รับทาง SMS', en: 'Please enter the four digits that you received by SMS.' },
  wrongCode: {
    th: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'The code is wrong or has expired. Please ask for a new one.',
  },
  nameRequired: { th: 'กรุณาระบุชื่อและนามสกุลของคนขับ', en: 'Please give the driver’s first and last name.' },
  plateRequired: { th: 'กรุณาระบุทะเบียนรถ', en: 'Please give the plate of the vehicle.' },
  vehicleUnknown: { th: 'ไม่มีรถประเภทนี้ กรุณาเลือกใหม่', en: 'There is no such vehicle. Please choose another.' },
  agreementRequired: {
    th: 'คนขับต้องยอมรับข้อตกลงการประมวลผลข้อมูลก่อนลงทะเบียน',
    en: 'A driver must accept the data-processor agreement before being registered.',
  },
  agreementDate: {
    th: 'วันที่ยอมรับข้อตกลงไม่ถูกต้อง ต้องไม่เป็นวันในอนาคต',
    en: 'The date of the agreement is no date, or lies in the future.',
  },
  phoneTaken: { th: 'มีคนขับที่ใช้เบอร์นี้แล้ว', en: 'Another driver is registered with this number.' },
  plateTaken: { th: 'มีคนขับที่ใช้ทะเบียนรถนี้แล้ว', en: 'Another driver is registered with this plate.' },
  noDriver: { th: 'ไม่พบคนขับคนนี้', en: 'There is no such driver.' },
  noPhoto: { th: 'ไม่พบรูปนี้', en: 'There is no such photo.' },
  onJob: {
    th: 'คนขับกำลังทำงานอยู่ กรุณาแก้ไขหลังจบงาน หรือเปลี่ยนคนขับของงานนั้นก่อน',
    en: 'This driver is on a job. Please change the entry when it is over, or give the job to another driver first.',
  },
  phoneLeft: 'เบอร์นี้ไม่ได้ใช้เข้าแอปคนขับ Songwai แล้ว หากคุณไม่ได้แจ้งเปลี่ยน กรุณาติดต่อเจ้าหน้าที่',
  carrying: {
    th: 'คนขับกำลังขนของของลูกค้าอยู่ ต้องส่งให้เสร็จหรือมอบงานให้คนขับคนอื่นก่อนจึงจะพักงานได้',
    en: 'This driver is on the way with a customer’s goods, which must be delivered, or handed over to another driver, first.',
  },
  notKnown: {
    th: 'เลือกได้เฉพาะคนขับที่เคยรับงานของคุณ',
    en: 'You can choose only drivers who have driven for you.',
  },
  listFull: {
    th: 'รายการเต็มแล้ว กรุณานำคนขับบางคนออกก่อน',
    en: 'The list is full. Please take some drivers off it first.',
  },
  favorite: { th: 'เพิ่มเป็นคนขับคนโปรดแล้ว', en: 'The driver is one of your favourites now.' },
  blocked: { th: 'บล็อกคนขับแล้ว คนขับคนนี้จะไม่ได้รับงานของคุณอีก', en: 'The driver is blocked and will not be offered your jobs again.' },
  pointInvalid: { th: 'พิกัดไม่ถูกต้อง', en: 'There is no such point on earth.' },
} as const;
