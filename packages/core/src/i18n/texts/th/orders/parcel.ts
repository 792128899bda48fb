export const parcel = {
  'parcel.atLeast': 'ต่ำสุดคือ {{taken}}',
  'parcel.atMost': 'สูงสุดคือ {{taken}}',
  'parcel.cm': 'ซม.',
  'parcel.contents': 'ข้างในคืออะไร',
  'parcel.contentsExample': 'เช่น ช่อดอกไม้ 2 ช่อ',
  'parcel.fits': '{{vehicle}}ใส่ได้',
  'parcel.height': 'สูง',
  'parcel.kg': 'กก.',
  'parcel.length': 'ยาว',
  'parcel.noVehicle': 'ยังไม่มีรถคันไหนของเราใส่ได้ ลองแบ่งส่งหลายเที่ยว',
  'parcel.optional': 'ไม่บังคับ',
  'parcel.rounded': 'ปัดเป็น {{taken}}',
  'parcel.take': 'เปลี่ยนเป็น{{vehicle}}',
  'parcel.title': 'ของที่ส่ง',
  'parcel.tooLarge': 'ใหญ่หรือหนักเกิน{{vehicle}}',
  'parcel.unreadable': 'อ่าน “{{typed}}” เป็นตัวเลขไม่ได้ จึงใช้ค่าเดิม',
  'parcel.upToKg': 'ใส่ได้ไม่เกิน {{kg}} กก.',
  'parcel.upToSize': 'ใส่ได้ไม่เกิน {{kg}} กก. และ {{size}} ซม.',
  'parcel.weight': 'น้ำหนักรวม',
  'parcel.width': 'กว้าง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly parcel: typeof parcel;
  }
}
