import type { LocalText } from './route-entry.ts';

/** What the site is about (spec §2 "keywords"). */
const siteKeywords: LocalText = {
  th: 'ส่งของด่วน, แมสเซ็นเจอร์, เรียกรถส่งของ, รถกระบะรับจ้าง, ส่งพัสดุในกรุงเทพ, ส่งของชลบุรี, ส่งไว',
  en: 'same-day courier Bangkok, messenger, motorcycle delivery, pickup truck hire, Chonburi delivery, Songwai',
};

/** By the path of the route table, where they differ from those of the site: all pages that search engines may list but the first one. */
export const ownKeywords: Readonly<Record<string, LocalText>> = {
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
  '/business': {
    th: 'ส่งของสำหรับธุรกิจ, บัญชีธุรกิจแมสเซ็นเจอร์, แมสเซ็นเจอร์บริษัท, ส่งของในนามบริษัท, ใบแจ้งหนี้รายเดือน, เหมาคนขับรายเดือน',
    en: 'business courier Bangkok, company courier account, corporate messenger, monthly invoice, monthly driver hire',
  },
  '/about': {
    th: 'เกี่ยวกับส่งไว, ส่งไวคือใคร, พื้นที่ให้บริการส่งของ, ติดต่อส่งไว',
    en: 'about Songwai, courier company Bangkok, delivery area, contact Songwai',
  },
  '/login': {
    th: 'เข้าสู่ระบบส่งไว, บัญชีส่งไว, ติดตามงานส่งของ',
    en: 'Songwai sign in, courier account, follow a delivery',
  },
  '/signup': {
    th: 'สมัครส่งไว, เปิดบัญชีส่งของ, สมัครบัญชีธุรกิจส่งของ',
    en: 'Songwai sign up, open a courier account, business courier account',
  },
  '/findLocation': {
    th: 'ค้นหาสถานที่, หาพิกัด, ค้นหาที่อยู่ในกรุงเทพ, ละติจูด ลองจิจูด',
    en: 'find a place in Bangkok, address search, coordinates, latitude longitude',
  },
  '/routeOptimize': {
    th: 'จัดเส้นทางส่งของ, ส่งหลายจุด, วางแผนเส้นทาง, แบ่งเส้นทางหลายคัน',
    en: 'route planner, multi-stop delivery, route optimisation, split stops over vehicles',
  },
  '/news': {
    th: 'ข่าวส่งไว, บริการใหม่, โปรโมชันส่งของ, โค้ดส่วนลดแมสเซ็นเจอร์',
    en: 'Songwai news, courier promotions Bangkok, new delivery services',
  },
  '/news/:newsId': {
    th: 'ข่าวส่งไว, บริการส่งของใหม่',
    en: 'Songwai news, new delivery services',
  },
  '/promotions': {
    th: 'โปรโมชันส่งของ, โค้ดส่วนลดค่าส่ง, โค้ดส่งไว, ส่วนลดแมสเซ็นเจอร์',
    en: 'courier promo code Bangkok, delivery discount, Songwai promotions',
  },
  '/promotions/:newsId': {
    th: 'โค้ดส่วนลดค่าส่ง, โค้ดส่งไว',
    en: 'delivery promo code, Songwai promo code',
  },
  '/faq': {
    th: 'คำถามส่งของด่วน, ยกเลิกงานส่งของ, ค่ารอคนขับ, เก็บเงินปลายทาง',
    en: 'courier questions, cancel a delivery, waiting fee, cash on delivery',
  },
};

/** The keywords of the page at a path of the route table. */
export const keywordsOf = (path: string): LocalText => ownKeywords[path] ?? siteKeywords;
