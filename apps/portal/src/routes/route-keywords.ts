import type { LocalText } from './route-entry.ts';

/** What the site is about (spec §2 "keywords"). */
const siteKeywords: LocalText = {
  th: 'ส่งของด่วน, แมสเซ็นเจอร์, เรียกรถส่งของ, รถกระบะรับจ้าง, ส่งพัสดุในกรุงเทพ, ส่งของชลบุรี, ส่งไว',
  en: 'same-day courier Bangkok, messenger, motorcycle delivery, pickup truck hire, Chonburi delivery, Songwai',
};

/** By the path of the route table, where they differ from those of the site. */
const ownKeywords: Readonly<Record<string, LocalText>> = {
  '/neworder': {
    th: 'จองส่งของ, เรียกแมสเซ็นเจอร์, เรียกรถกระบะ, เช็กราคาส่งของ',
    en: 'book a courier, book a messenger, pickup truck booking, delivery price',
  },
  '/fullday': {
    th: 'เหมารถพร้อมคนขับ, เหมาแมสเซ็นเจอร์รายวัน, เหมารถรายเดือน, แมสเซ็นเจอร์ประจำ',
    en: 'full-day driver hire, monthly messenger, vehicle with driver Bangkok',
  },
  '/pricing': {
    th: 'ราคาแมสเซ็นเจอร์, ค่าส่งของด่วน, ราคารถกระบะรับจ้าง, อัตราค่าส่ง',
    en: 'courier rates Bangkok, messenger price, pickup truck price, delivery fee',
  },
  '/faq': {
    th: 'คำถามส่งของด่วน, ยกเลิกงานส่งของ, ค่ารอคนขับ, เก็บเงินปลายทาง',
    en: 'courier questions, cancel a delivery, waiting fee, cash on delivery',
  },
};

/** The keywords of the page at a path of the route table. */
export const keywordsOf = (path: string): LocalText => ownKeywords[path] ?? siteKeywords;
