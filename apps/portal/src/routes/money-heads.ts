import type { RouteHead } from './route-head.ts';

/** Heads of the pages about a customer's money: wallet, invoices, receipts, credit, tier and friends. */
export const moneyHeads: Readonly<Record<string, RouteHead>> = {
  '/wallet': {
    title: { th: 'กระเป๋าเงิน | ส่งไว', en: 'Wallet | Songwai' },
    description: {
      th: 'ยอดพร้อมใช้ เติมเงินพร้อมโบนัส และทุกความเคลื่อนไหว',
      en: 'Your balance, top-ups with a bonus, and every movement.',
    },
  },
  '/wallet/:url/:inv?': {
    title: { th: 'ผลการเติมเงิน | ส่งไว', en: 'Your top-up | Songwai' },
    description: { th: 'เติมเงินเรียบร้อยหรือยัง', en: 'Whether your top-up has arrived.' },
  },
  '/invoice/:inv?': {
    title: { th: 'ใบแจ้งหนี้ | ส่งไว', en: 'Invoices | Songwai' },
    description: {
      th: 'ยอดที่ค้างชำระ ใบที่จ่ายแล้ว และใบเสร็จของบริษัท',
      en: 'What your company owes, what it has paid, and its receipts.',
    },
  },
  '/invoice/month/:month': {
    title: { th: 'สรุปค่าส่งรายเดือน | ส่งไว', en: 'A month of deliveries | Songwai' },
    description: {
      th: 'ค่าส่งตามแผนกและเลขอ้างอิง ความเคลื่อนไหวของบัญชี และเอกสารทั้งเดือนในไฟล์เดียว',
      en: 'Costs by department and reference, how the account moved, and all documents of the month in one file.',
    },
  },
  '/receipt/:kind/:id': {
    title: { th: 'ใบเสร็จ | ส่งไว', en: 'Receipt | Songwai' },
    description: {
      th: 'ยอดที่จ่าย เส้นทางพร้อมเวลา และ PDF ออกในนามบริษัทได้',
      en: 'What was paid, the route with its times, and the PDF, in a company’s name if you like.',
    },
  },
  '/freecredit': {
    title: { th: 'เครดิตฟรี | ส่งไว', en: 'Free credit | Songwai' },
    description: {
      th: 'เครดิตฟรีที่ใช้ได้ ที่มา และวันหมดอายุ',
      en: 'Your free credit: where it came from, and when it expires.',
    },
  },
  '/customer-tiers': {
    title: { th: 'ระดับสมาชิก | ส่งไว', en: 'Customer tier | Songwai' },
    description: {
      th: 'ระดับของคุณ ยอดที่ต้องใช้ วันอัปเดตครั้งถัดไป และสิทธิ์ที่ได้',
      en: 'Your tier, what the next one needs, when it is updated, and what it gives.',
    },
  },
  '/refer': {
    title: { th: 'ชวนเพื่อน | ส่งไว', en: 'Refer friends | Songwai' },
    description: {
      th: 'ลิงก์ชวนเพื่อน ความคืบหน้าของเพื่อนแต่ละคน และเครดิตที่ได้',
      en: 'Your link for friends, how far each of them is, and the credit that came of it.',
    },
  },
};
