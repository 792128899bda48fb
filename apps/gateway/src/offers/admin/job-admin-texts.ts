/** Answers to administrators about jobs. */
export const adminTexts = {
  badStatus: { th: 'ไม่มีสถานะนี้', en: 'There is no such status.' },
  badCursor: {
    th: 'ตัวชี้หน้าไม่ถูกต้อง กรุณาเริ่มจากหน้าแรก',
    en: 'This is no cursor of this list. Please begin with the first page.',
  },
  noJob: { th: 'ไม่พบงานนี้', en: 'There is no such job.' },
  over: { th: 'งานนี้สิ้นสุดไปแล้ว', en: 'This job is already over.' },
  reasonRequired: { th: 'กรุณาระบุเหตุผล ลูกค้าจะเห็นข้อความนี้', en: 'Please give a reason. The customer reads it.' },
  cancelled: { th: 'ยกเลิกงานแล้ว', en: 'The job is cancelled.' },
  completed: { th: 'บันทึกว่างานเสร็จแล้ว', en: 'The job is noted as done.' },
  notPaid: { th: 'งานนี้ยังรอลูกค้าจ่ายเงิน จึงยังไม่มีคนขับ', en: 'The customer has not paid for this job yet, so no driver has it.' },
  notDriven: {
    th: 'งานนี้ยังไม่มีคนขับ จึงบันทึกว่าเสร็จไม่ได้',
    en: 'No driver has this job, so it cannot have been done.',
  },
  badTime: { th: 'วันเวลาไม่ถูกต้อง', en: 'There is no such time.' },
  timeIncomplete: { th: 'กรุณาระบุทั้งวันที่และเวลา', en: 'Please give both the date and the time.' },
  timeInFuture: { th: 'เวลาที่งานเสร็จต้องไม่ใช่เวลาในอนาคต', en: 'The job cannot have been done later than now.' },
  timeTooEarly: {
    th: 'เวลาที่งานเสร็จต้องไม่ก่อนเหตุการณ์ล่าสุดของงาน',
    en: 'The job cannot have been done before what is last known of it.',
  },
  noCod: {
    th: 'จุดนี้ไม่มีเงินเก็บปลายทาง หรือคนขับยืนยันยอดแล้ว',
    en: 'Nothing is to be collected at this stop, or its driver has confirmed it already.',
  },
  codTwice: { th: 'ระบุยอดของจุดเดียวกันซ้ำ', en: 'One stop is named twice.' },
  codTooHigh: { th: 'ยอดที่เก็บได้ต้องไม่เกินยอดที่ให้เก็บ', en: 'No more can have been collected than was asked for.' },
  codWithoutDriver: {
    th: 'งานนี้ไม่มีคนขับ จึงไม่มีผู้ถือเงินที่เก็บได้ กรุณาระบุ 0',
    en: 'No driver has this job, so nobody has the money. Please give 0.',
  },
  reassigned: { th: 'เปลี่ยนคนขับแล้ว', en: 'The job has another driver.' },
  searching: { th: 'ปลดคนขับแล้ว กำลังหาคนขับใหม่', en: 'The driver is off the job. We are looking for another.' },
  alreadySearching: {
    th: 'งานนี้กำลังหาคนขับอยู่แล้ว กรุณาระบุคนขับที่ต้องการส่ง',
    en: 'A driver is being looked for already. Please say whom to send.',
  },
  goodsOnBoard: {
    th: 'ของอยู่กับคนขับแล้ว หากต้องการเปลี่ยนคนขับกรุณายืนยันการส่งต่อของ',
    en: 'The goods are on board. To change the driver, please say that they are handed over.',
  },
  placeUnknown: {
    th: 'ไม่ทราบว่าของอยู่ที่ไหน กรุณาระบุจุดรับของต่อ',
    en: 'Nobody knows where the goods are. Please say where they are taken over.',
  },
  noDriver: { th: 'ไม่พบคนขับคนนี้', en: 'There is no such driver.' },
  notActive: { th: 'คนขับคนนี้ถูกพักงานอยู่', en: 'This driver is not active.' },
  otherVehicle: { th: 'รถของคนขับไม่ตรงกับที่จองไว้', en: 'This driver does not have the vehicle that was booked.' },
  blocked: { th: 'ลูกค้าบล็อกคนขับคนนี้ไว้', en: 'The customer has blocked this driver.' },
  busy: { th: 'คนขับคนนี้มีงานอยู่', en: 'This driver is on a job.' },
  sameDriver: { th: 'คนขับคนนี้รับงานนี้อยู่แล้ว', en: 'This driver has the job already.' },
  noCharge: { th: 'ไม่พบค่าใช้จ่ายนี้ในงาน', en: 'The job has no such charge.' },
  waived: { th: 'ยกเว้นค่าใช้จ่ายแล้ว', en: 'The charge is waived.' },
  /** The address of a place of which only the last position is known. */
  lastSeen: 'จุดที่คนขับคนก่อนอยู่ล่าสุด',
} as const;

/** Text messages to customers; in Thai, since no language is stored with an account. */
export const jobAdminSms = {
  cancelled: (jobId: string): string => `Songwai: เจ้าหน้าที่ยกเลิกงานเลขที่ ${jobId} แล้ว ดูเหตุผลได้ในรายละเอียดงาน`,
  completed: (jobId: string): string => `Songwai: เลขที่งาน ${jobId} เสร็จแล้ว (เจ้าหน้าที่บันทึกแทนคนขับ)`,
  replaced: (jobId: string): string => `Songwai: เลขที่งาน ${jobId} เปลี่ยนคนขับ ดูรายละเอียดได้ในหน้างาน`,
} as const;
