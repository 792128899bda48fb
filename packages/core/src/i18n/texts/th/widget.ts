export const widget = {
  'widget.booked': 'จองแล้ว กำลังหาคนขับ',
  'widget.poweredBy': 'บริการโดยส่งไว',
} as const;
