/** What the help of the portal and that of a partner's page both say. */
export const helpline = {
  'helpline.call': 'โทร {{phone}}',
  'helpline.closedNow': 'นอกเวลาทำการ',
  'helpline.driverHeads': '{{name}}กำลังไป{{stop}}',
  'helpline.failed': 'โหลดข้อมูลติดต่อไม่สำเร็จ',
  'helpline.failedHelp': 'กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'helpline.follow': 'ติดตามงาน',
  'helpline.hours': 'ทีมงานตอบทุกวัน {{hours}}',
  'helpline.job': 'งาน {{job}}',
  'helpline.jobAbout': 'งาน {{job}} · ประมาณ {{time}} น.',
  'helpline.loading': 'กำลังโหลดข้อมูลติดต่อ',
  'helpline.openNow': 'ติดต่อได้ตอนนี้',
  'helpline.opens': 'ทีมงานกลับมา {{time}} น.',
  'helpline.title': 'มีอะไรให้ช่วยไหม',
} as const;
