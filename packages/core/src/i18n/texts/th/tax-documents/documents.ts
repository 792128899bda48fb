export const documents = {
  'documents.download': 'ดาวน์โหลด {{name}}',
  'documents.downloadFailed': 'ดาวน์โหลดไม่สำเร็จ',
  'documents.kind.creditNote': 'ใบลดหนี้',
  'documents.kind.invoice': 'ใบแจ้งหนี้',
  'documents.kind.receipt': 'ใบเสร็จ',
  'documents.kind.withholdingNote': 'ข้อมูลสำหรับออก 50 ทวิ',
  'documents.mail': 'ส่ง {{name}} ทางอีเมล',
  'documents.mailFailed': 'ส่งอีเมลไม่สำเร็จ',
  'documents.mailed': 'ส่งไปที่ {{email}} แล้ว',
  'documents.named': '{{kind}} {{number}}',
  'documents.share': 'แชร์ {{name}}',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly documents: typeof documents;
  }
}
