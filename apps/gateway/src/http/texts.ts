import type { LocalText } from './language.ts';

/** Texts of the answers that belong to no room. */
export const httpTexts = {
  success: { th: 'สำเร็จ', en: 'Success' },
  expired: { th: 'หมดเวลาเข้าสู่ระบบ กรุณาเข้าสู่ระบบอีกครั้ง', en: 'Your session has expired. Please sign in again.' },
  userRemoved: { th: 'ไม่พบบัญชีผู้ใช้นี้แล้ว กรุณาติดต่อเจ้าหน้าที่', en: 'This account no longer exists. Please contact support.' },
  userSuspended: { th: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อเจ้าหน้าที่', en: 'This account is suspended. Please contact support.' },
  revoked: { th: 'คุณออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง', en: 'You have been signed out. Please sign in again.' },
  unverified: {
    th: 'กรุณายืนยันเบอร์โทรด้วยรหัสที่ส่งไปทาง SMS ก่อนใช้งาน',
    en: 'Please verify your phone first, with the code that we sent to it.',
  },
  notFound: { th: 'ไม่พบสิ่งที่คุณต้องการ', en: 'There is nothing here.' },
  forbidden: { th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้', en: 'You do not have the right to do this.' },
  featureOff: {
    th: 'พาร์ตเนอร์ของคุณไม่ได้เปิดให้ใช้งานส่วนนี้ กรุณาติดต่อพาร์ตเนอร์',
    en: 'The partner that signed you on does not offer this. Please ask the partner.',
  },
  paymentNotAllowed: {
    th: 'พาร์ตเนอร์ของคุณไม่ได้เปิดให้จ่ายด้วยวิธีนี้ กรุณาเลือกวิธีจ่ายอื่น',
    en: 'The partner that signed you on does not allow this way to pay. Please choose another.',
  },
  tooLarge: { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'What you sent is too large.' },
  tooSlow: {
    th: 'ข้อมูลมาไม่ครบในเวลาที่กำหนด กรุณาลองใหม่อีกครั้ง',
    en: 'The request did not arrive in time. Please try again.',
  },
  tooMany: { th: 'มีการเรียกใช้งานถี่เกินไป กรุณารอสักครู่แล้วลองใหม่', en: 'Too many requests. Please wait a moment and try again.' },
  notJson: { th: 'ข้อมูลที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง', en: 'The body is not valid JSON.' },
  tooDeep: { th: 'ข้อมูลที่ส่งมาซ้อนกันหลายชั้นเกินไป', en: 'The body is nested too deep.' },
  unsupported: { th: 'กรุณาส่งข้อมูลเป็น application/json', en: 'Please send the body as application/json.' },
  unreachable: { th: 'คำขอไม่ถูกต้อง', en: 'The request cannot be understood.' },
  failed: { th: 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', en: 'Something went wrong. Please try again.' },
  unavailable: {
    th: 'ระบบยังไม่พร้อมให้บริการ กรุณาลองใหม่ในอีกสักครู่',
    en: 'The service is not available right now. Please try again shortly.',
  },
} as const satisfies Record<string, LocalText>;

/** The answer to an invalid session, by its code (spec §8). */
export const sessionTexts = {
  130: httpTexts.expired,
  131: httpTexts.userRemoved,
  132: httpTexts.userSuspended,
  133: httpTexts.revoked,
} as const;

/** What the fields of an order are for, in the words of the order's own messages (spec §8). */
const orderWords: Readonly<Record<string, LocalText>> = {
  locationList: { th: 'ต้องระบุจุดให้ครบทุกจุด', en: 'All locations must be filled in' },
  vehicle: { th: 'กรุณาเลือกรถ', en: 'Select a vehicle' },
  jobType: { th: 'กรุณาเลือกสิ่งที่จะส่ง', en: 'Select services' },
  option: { th: 'กรุณาระบุบริการเสริม', en: 'Specify extra services' },
  fullday_pkg_id: { th: 'กรุณาเลือกแพ็กเกจ', en: 'Select a package' },
  jobDate: { th: 'กรุณาระบุวันที่ทำงาน', en: 'Specify the working date' },
  startTime: { th: 'กรุณาเลือกเวลาอีกครั้ง', en: 'Please select the time again' },
  skNumber: { th: 'ต้องมีคนขับอย่างน้อย 1 คน', en: 'There must be at least 1 driver' },
};

const withOrderWords = (field: string, text: LocalText): LocalText => {
  const words = orderWords[field.split('.')[0] ?? ''];
  return words === undefined ? text : { th: `${words.th} (${text.th})`, en: `${words.en} (${text.en})` };
};

/** Texts that name a field of the request. */
export const fieldTexts = {
  missing: (field: string): LocalText => withOrderWords(field, { th: `กรุณาระบุ ${field}`, en: `${field} is required` }),
  /** @param rule what the value has to be, to follow the field's name */
  wrong: (field: string, rule?: LocalText): LocalText =>
    withOrderWords(
      field,
      rule === undefined
        ? { th: `ค่าของ ${field} ไม่ถูกต้อง`, en: `${field} is not valid` }
        : { th: `ค่าของ ${field} ไม่ถูกต้อง: ${rule.th}`, en: `${field} is not valid: it ${rule.en}` },
    ),
};
