export const photos = {
  'photos.choose': 'เพิ่มรูป',
  'photos.drop': 'หรือลากมาวางที่นี่',
  'photos.dropNow': 'ปล่อยได้เลย',
  'photos.forDriver': 'รูปให้คนขับดู',
  'photos.limits': 'ไม่เกิน {{file}} รูป รูปละไม่เกิน {{size}} MB รองรับ {{extensions}}',
  'photos.number': 'รูปที่ {{number}}',
  'photos.preparing': 'กำลังย่อรูป',
  'photos.remove': 'ลบ {{name}}',
  'photos.removed': 'ลบ {{name}} แล้ว',
  'photos.retry': 'ส่ง {{name}} อีกครั้ง',
  'photos.sending': 'กำลังส่ง {{name}}',
  'photos.tooLarge': '“{{name}}” ใหญ่เกินไป อัปโหลดได้ไม่เกิน {{size}} MB',
  'photos.tooMany': 'ใส่ได้ไม่เกิน {{file}} รูป ลบรูปเดิมก่อนเพิ่มรูปใหม่',
  'photos.unreadable': 'เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น',
  'photos.wrongType': '“{{name}}” ไม่ใช่รูป รองรับเฉพาะ {{extensions}}',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly photos: typeof photos;
  }
}
