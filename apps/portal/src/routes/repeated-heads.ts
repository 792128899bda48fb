import type { RouteHead } from './route-head.ts';

/** Signing up, also by a friend’s code. */
export const signUp: RouteHead = {
  title: { th: 'สมัครใช้งาน | ส่งไว', en: 'Sign up | Songwai' },
  description: {
    th: 'สมัครใช้งานส่งไวในนามบุคคลหรือบริษัท ไม่มีค่าสมัคร ไม่มียอดขั้นต่ำ',
    en: 'Join Songwai as a person or a company. No joining fee, no minimum spend.',
  },
};

/** Addresses that lead to the order form. */
export const orderForm: RouteHead = {
  title: { th: 'จองส่งของ | ส่งไว', en: 'Book a delivery | Songwai' },
  description: {
    th: 'ไปที่หน้าจองส่งของ',
    en: 'Leads to the order form.',
  },
};

/** An article, until its own title is known. */
export const newsArticle: RouteHead = {
  title: { th: 'ข่าวหรือโปรโมชัน | ส่งไว', en: 'An article | Songwai' },
  description: {
    th: 'ข่าว บริการใหม่ และโค้ดส่วนลดของส่งไว พร้อมเงื่อนไข',
    en: 'News, new services and promo codes of Songwai, with their terms.',
  },
};

/** The promotions, at both of their addresses. */
export const promotions: RouteHead = {
  title: { th: 'โปรโมชันและโค้ดส่วนลดส่งของ | ส่งไว', en: 'Promotions and promo codes | Songwai' },
  description: {
    th: 'โค้ดส่วนลดค่าส่งที่ใช้ได้ตอนนี้ พร้อมเงื่อนไข คัดลอกหรือใช้จองได้ทันที',
    en: 'Promo codes for deliveries that you can use now, with their terms. Copy one, or book with it at once.',
  },
};

/** The privacy policy, at both of its addresses. */
export const privacy: RouteHead = {
  title: { th: 'นโยบายความเป็นส่วนตัว | ส่งไว', en: 'Privacy policy | Songwai' },
  description: {
    th: 'ส่งไวเก็บข้อมูลอะไร ใช้เพื่ออะไร เปิดเผยให้ใคร เก็บนานเท่าไร และคุณมีสิทธิอะไรตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล',
    en: 'What Songwai keeps, what for, who receives it, for how long, and your rights under the Personal Data Protection Act.',
  },
};

/** Our terms, at both of their addresses. */
export const terms: RouteHead = {
  title: { th: 'ข้อกำหนดการใช้งาน | ส่งไว', en: 'Terms and conditions | Songwai' },
  description: {
    th: 'ข้อตกลงในการจองส่งของกับส่งไว ราคา การรอ การยกเลิก ของที่ส่งไม่ได้ และความรับผิด',
    en: 'What you agree to when you book with Songwai: prices, waiting, cancelling, what may not be sent, and liability.',
  },
};

/** What we store in a browser. */
export const cookiePolicy: RouteHead = {
  title: { th: 'นโยบายคุกกี้ | ส่งไว', en: 'Cookie policy | Songwai' },
  description: {
    th: 'ส่งไวเก็บอะไรไว้ในเบราว์เซอร์ของคุณ เพื่ออะไร นานเท่าไร และเปลี่ยนใจเรื่องการวัดผลได้ที่ไหน',
    en: 'What Songwai stores in your browser, what for and how long, and where you change your mind about measuring.',
  },
};

/** What drivers agree to who process customers' data. */
export const driverAgreement: RouteHead = {
  title: { th: 'ข้อตกลงประมวลผลข้อมูลของคนขับ | ส่งไว', en: 'Driver’s data processing agreement | Songwai' },
  description: {
    th: 'คนขับใช้ข้อมูลลูกค้าได้เฉพาะในแอปคนขับ ลบภายใน 1 วัน และแจ้งเหตุละเมิดข้อมูลภายใน 24 ชั่วโมง',
    en: 'Drivers use customers’ data in the driver app only, delete it within 1 day and report a breach within 24 hours.',
  },
};

/** A public link to a delivery. */
export const tracking: RouteHead = {
  title: { th: 'ติดตามงานส่ง | ส่งไว', en: 'Follow a delivery | Songwai' },
  description: {
    th: 'ดูคนขับบนแผนที่และเวลาที่จะถึง',
    en: 'See the driver on the map and when to expect the delivery.',
  },
};

/** The settings, each section of them. */
export const settings: RouteHead = {
  title: { th: 'ตั้งค่า | ส่งไว', en: 'Settings | Songwai' },
  description: {
    th: 'ข้อมูลของคุณ ภาษาและธีม รหัสผ่าน และเครื่องที่ใช้อยู่',
    en: 'Your data, language and theme, your password, and where you are signed in.',
  },
};

/** The list of quotations. */
export const quotations: RouteHead = {
  title: { th: 'ใบเสนอราคา | ส่งไว', en: 'Quotations | Songwai' },
  description: {
    th: 'ใบเสนอราคาคนขับรายเดือนของคุณ ดาวน์โหลด แชร์ หรือตกลงเพื่อเริ่มงาน',
    en: 'Your quotations for monthly drivers: download, share, or accept one to start.',
  },
};
