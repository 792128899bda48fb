export const tabs = {
  'tabs.express': 'ส่งด่วน',
  'tabs.fullDay': 'เหมาวัน',
  'tabs.label': 'ประเภทบริการ',
  'tabs.nextDay': 'ส่งวันถัดไป',
  'tabs.when': 'รับวันรุ่งขึ้น',
  'tabs.detail': '09:00–18:00 น.',
  'tabs.rule': 'ถูกกว่าส่งด่วน 20% จองได้ถึง 17:00 น. คนขับไปรับของวันรุ่งขึ้น ช่วง 09:00–18:00 น.',
} as const;
