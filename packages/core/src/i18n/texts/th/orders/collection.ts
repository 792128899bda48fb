export const collection = {
  'collection.atLeast': 'ยอดต่ำสุดคือ ฿{{taken}}',
  'collection.atMost': 'เก็บได้ไม่เกิน ฿{{taken}} ต่อจุด',
  'collection.inCash': 'คนขับนำเงินสดกลับมาให้คุณที่จุดรับ',
  'collection.label': 'เก็บเงินปลายทาง',
  'collection.nothing': 'ยังไม่ได้ใส่ยอดเก็บเงินปลายทางที่จุดใด',
  'collection.pickUp': 'ยอด {{amount}} ของจุดรับจะไม่ถูกเก็บ เพราะเก็บเงินได้เฉพาะจุดส่ง',
  'collection.rounded': 'ปัดเป็น ฿{{taken}} ตามเหรียญเล็กที่สุด',
  'collection.sum': 'คนขับเก็บเงินรวม',
  'collection.toWallet': 'เข้ากระเป๋าเงินส่งไวของคุณเมื่อส่งครบทุกจุด',
  'collection.unreadable': 'อ่าน “{{typed}}” เป็นจำนวนเงินไม่ได้ จึงใช้ยอดเดิม',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly collection: typeof collection;
  }
}
