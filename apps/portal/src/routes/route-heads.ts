import { moneyHeads } from './money-heads.ts';
import {
  cookiePolicy,
  driverAgreement,
  newsArticle,
  orderForm,
  privacy,
  promotions,
  quotations,
  settings,
  signUp,
  terms,
  tracking,
} from './repeated-heads.ts';
import type { RouteHead } from './route-head.ts';

/** Heads by the path of the route table. A module of its own: the server renders the first one, so none loads with a first page. */
export const routeHeads: Readonly<Record<string, RouteHead>> = {
  '/': {
    title: {
      th: 'ส่งไว | เรียกคนขับส่งของด่วนในกรุงเทพฯ ปริมณฑล และชลบุรี',
      en: 'Songwai | Same-day couriers in Bangkok, its vicinity and Chonburi',
    },
    description: {
      th: 'จองมอเตอร์ไซค์ รถเก๋ง รถกระบะ หรือกระบะตู้ทึบไปรับของภายใน 45 นาที รู้ราคาก่อนจอง ติดตามคนขับได้ตลอดทาง',
      en: 'Book a motorcycle, car, pickup or box truck that collects within 45 minutes. See the price before you book and follow the driver all the way.',
    },
  },
  '/neworder': {
    title: { th: 'จองส่งของ | ส่งไว', en: 'Book a delivery | Songwai' },
    description: {
      th: 'กรอกจุดรับและจุดส่ง เทียบราคารถทุกแบบ แล้วจองได้ในหนึ่งนาที',
      en: 'Enter where from and where to, compare the price of every vehicle, and book within a minute.',
    },
  },
  '/fullday': {
    title: { th: 'เหมาคนขับ 4 ชั่วโมง 9 ชั่วโมง หรือรายเดือน | ส่งไว', en: 'Hire a driver by the day or month | Songwai' },
    description: {
      th: 'เหมามอเตอร์ไซค์ รถเก๋ง หรือรถกระบะพร้อมคนขับ 4 ชั่วโมงเริ่ม 550 บาท 9 ชั่วโมงเริ่ม 990 บาท รายเดือนเริ่ม 17,500 บาท',
      en: 'A motorcycle, car or pickup with its driver: 4 hours from 550 baht, 9 hours from 990, a month from 17,500.',
    },
  },
  '/quotations': quotations,
  '/quotations/:quotationNo': {
    title: { th: 'ใบเสนอราคาคนขับรายเดือน | ส่งไว', en: 'Quotation for monthly drivers | Songwai' },
    description: {
      th: 'ดูใบเสนอราคา ดาวน์โหลด PDF แชร์ พิมพ์ หรือตกลงเพื่อเริ่มงาน',
      en: 'Read the quotation, download its PDF, share or print it, or accept it to start.',
    },
  },
  '/recurring': {
    title: { th: 'จองประจำ | ส่งไว', en: 'Recurring bookings | Songwai' },
    description: {
      th: 'ตั้งครั้งเดียว แล้วงานส่งเดิมจองให้เองตามวันและเวลาที่เลือก ข้ามวันหยุดได้',
      en: 'Set a delivery up once, and it is booked for you on its days, holidays left out.',
    },
  },
  '/login': {
    title: { th: 'เข้าสู่ระบบ | ส่งไว', en: 'Sign in | Songwai' },
    description: {
      th: 'เข้าสู่ระบบเพื่อจองและติดตามงานส่งของ',
      en: 'Sign in to book and follow your deliveries.',
    },
  },
  '/rating/:token': {
    title: { th: 'ให้คะแนนงานส่ง | ส่งไว', en: 'Rate a delivery | Songwai' },
    description: {
      th: 'ให้ดาวและบอกเราว่าคนขับส่งของเป็นอย่างไร ไม่ต้องเข้าสู่ระบบ',
      en: 'Give stars and tell us how the driver did, without signing in.',
    },
  },
  '/unsubscribe/:token': {
    title: { th: 'หยุดรับอีเมล | ส่งไว', en: 'Stop emails | Songwai' },
    description: {
      th: 'หยุดรับอีเมลเรื่องที่ไม่ต้องการ ไม่ต้องเข้าสู่ระบบ',
      en: 'Stop the emails that you do not want, without signing in.',
    },
  },
  '/droppoint/:partner': {
    title: { th: 'ฝากส่งกระเป๋า | ส่งไว', en: 'Send my bags | Songwai' },
    description: {
      th: 'บอกที่พักว่าจะให้ส่งกระเป๋าของคุณไปที่ไหน ให้ใคร และวันไหน',
      en: 'Say where your bags go, who receives them, and when.',
    },
  },
  '/signon': {
    title: { th: 'เข้าสู่ระบบจากเว็บไซต์พาร์ตเนอร์ | ส่งไว', en: 'Sign in from a partner’s site | Songwai' },
    description: {
      th: 'เข้าสู่ระบบด้วยลิงก์จากเว็บไซต์พาร์ตเนอร์ แล้วไปหน้าจองส่งของ',
      en: 'Sign in by the link of a partner’s site, and go on to the order form.',
    },
  },
  '/paymentomise': {
    title: { th: 'ผลการจ่ายเงิน | ส่งไว', en: 'Your payment | Songwai' },
    description: {
      th: 'ดูว่าธนาคารยืนยันการจ่ายเงินแล้วหรือยัง แล้วไปต่อ',
      en: 'See whether your bank has confirmed the payment, and go on.',
    },
  },
  '/upload': {
    title: { th: 'จองจากไฟล์ Excel หรือ CSV | ส่งไว', en: 'Book from an Excel or CSV file | Songwai' },
    description: {
      th: 'วางไฟล์ Excel หรือ CSV ครั้งละไม่เกิน 500 จุดส่ง เราจัดเที่ยวให้ถูกที่สุดแล้วจองให้ทั้งไฟล์',
      en: 'Drop an Excel or CSV file with up to 500 deliveries; we group them into the cheapest trips and book them all.',
    },
  },
  '/favorite': {
    title: { th: 'คนขับของฉัน | ส่งไว', en: 'My drivers | Songwai' },
    description: {
      th: 'คนขับโปรดที่ได้รับงานของคุณก่อน และคนขับที่คุณบล็อกไว้',
      en: 'Favourite drivers, who are offered your jobs first, and those you blocked.',
    },
  },
  ...moneyHeads,
  '/signup': signUp,
  '/signupRefer/:code?': signUp,
  '/invitation/:token': {
    title: { th: 'คำเชิญจากบริษัท | ส่งไว', en: 'A company’s invitation | Songwai' },
    description: {
      th: 'ดูว่าบริษัทใดเชิญคุณจองส่งของในนามบริษัท แล้วตอบรับหรือไม่ตอบรับ',
      en: 'See which company invites you to book deliveries in its name, and accept or decline.',
    },
  },
  '/price-check/:partner': {
    title: { th: 'เช็กค่าส่ง | ส่งไว', en: 'Check the price of a delivery | Songwai' },
    description: {
      th: 'เลือกจุดรับกับจุดส่ง เทียบราคารถทุกแบบทันที ไม่ต้องเข้าสู่ระบบ',
      en: 'Choose where from and where to, and compare the price of every vehicle without signing in.',
    },
  },
  '/verify': {
    title: { th: 'ยืนยันรหัส | ส่งไว', en: 'Confirm the code | Songwai' },
    description: {
      th: 'กรอกรหัส 4 หลักที่ส่งไปทาง SMS',
      en: 'Enter the 4-digit code from the text message.',
    },
  },
  '/forgotpassword': {
    title: { th: 'ตั้งรหัสผ่านใหม่ | ส่งไว', en: 'Set a new password | Songwai' },
    description: {
      th: 'ลืมรหัสผ่านส่งไว ตั้งใหม่ด้วยรหัสที่เราส่งให้',
      en: 'Forgot your password? Set a new one by the code we send.',
    },
  },
  '/findLocation': {
    title: { th: 'ค้นหาสถานที่ | ส่งไว', en: 'Find a place | Songwai' },
    description: {
      th: 'ค้นหาที่อยู่และพิกัดในกรุงเทพฯ ปริมณฑล และชลบุรี แล้วบันทึกไว้ใช้ตอนจองส่งของ',
      en: 'Find addresses and coordinates in Bangkok, its vicinity and Chonburi, and save them for your deliveries.',
    },
  },
  '/routeOptimize': {
    title: { th: 'จัดเส้นทางหลายจุด | ส่งไว', en: 'Plan routes over many stops | Songwai' },
    description: {
      th: 'กรอกจุดได้ถึง 100 จุด แบ่งหลายคันให้สั้นและถูกที่สุด เห็นระยะทางและราคาก่อนจอง',
      en: 'Up to 100 stops, split over several vehicles for the shortest way and the least price, before you book.',
    },
  },
  '/pricing': {
    title: { th: 'ราคาค่าส่ง มอเตอร์ไซค์ รถเก๋ง กระบะ | ส่งไว', en: 'Delivery prices for every vehicle | Songwai' },
    description: {
      th: 'ค่าส่งด่วน ส่งวันถัดไป เหมาวัน และรายเดือนของรถทั้งหกแบบ ค่าบริการเสริม ค่ารอ และราคาจริงของเส้นทางของคุณ',
      en: 'Express, next-day, full-day and monthly prices of all six vehicles, extras and waiting, and the price of your own route.',
    },
  },
  '/about': {
    title: { th: 'รู้จักส่งไว | ส่งไว', en: 'About us | Songwai' },
    description: {
      th: 'ส่งไวคือใคร ส่งถึงไหน ดูแลข้อมูลและคนขับอย่างไร และติดต่อทีมช่วยเหลือได้เมื่อไร',
      en: 'Who we are, where we deliver, how we treat data and drivers, and when support answers.',
    },
  },
  '/business': {
    title: { th: 'ส่งของสำหรับธุรกิจ | ส่งไว', en: 'Deliveries for business | Songwai' },
    description: {
      th: 'บัญชีธุรกิจที่ไม่มียอดขั้นต่ำ ไม่มีมัดจำ ไม่มีค่าระบบ ผู้ใช้หลายคนกำหนดสิทธิ์ได้ เหมา 4 หรือ 9 ชั่วโมงราคาเดียว ให้ทีมธุรกิจติดต่อกลับ',
      en: 'A business account without minimum spend, deposit or system fee, with several users and their rights, and 4 or 9 hours at one price. Have our team call you.',
    },
  },
  '/news': {
    title: { th: 'ข่าวและโปรโมชัน | ส่งไว', en: 'News and promotions | Songwai' },
    description: {
      th: 'ข่าว บริการใหม่ และโค้ดส่วนลดค่าส่งที่ใช้ได้ตอนนี้ของส่งไว',
      en: 'News, new services and the promo codes for deliveries that you can use now.',
    },
  },
  '/news/:newsId': newsArticle,
  '/promotions': promotions,
  '/promotions/:newsId': newsArticle,
  '/promotion/web': promotions,
  '/faq': {
    title: { th: 'คำถามที่พบบ่อย | ส่งไว', en: 'Questions and answers | Songwai' },
    description: {
      th: 'คำตอบเรื่องการจอง ราคา การจ่าย คนขับ กระเป๋าเงิน และบัญชีบริษัท ค้นหาได้ทันที',
      en: 'Answers about booking, prices, paying, drivers, the wallet and company accounts, with a search through all of them.',
    },
  },
  '/order': orderForm,
  '/createJob': orderForm,
  '/feedbackUs': orderForm,
  '/t/:trackingId': tracking,
  '/cn/:trackingId': tracking,
  '/c/:code': tracking,
  '/job/report/:jobId?': {
    title: { th: 'พิมพ์ใบงาน | ส่งไว', en: 'Print a job | Songwai' },
    description: {
      th: 'สรุปงานส่งหนึ่งงานในหน้าเดียวสำหรับพิมพ์',
      en: 'One delivery on one page, to print.',
    },
  },
  '/job/:jobId': {
    title: { th: 'งานส่งของฉัน | ส่งไว', en: 'Your delivery | Songwai' },
    description: {
      th: 'ดูคนขับ เวลา รูปหลักฐาน และราคาของงานนี้',
      en: 'The driver, the times, the proof photos and the price of this job.',
    },
  },
  '/privacy': privacy,
  '/privacy-policy': privacy,
  '/termsandconditions': terms,
  '/termandconditions': terms,
  '/cookie-policy': cookiePolicy,
  '/driver-processor-agreement': driverAgreement,
  '/termsandconditions/:partner': {
    title: { th: 'ข้อกำหนดของพาร์ตเนอร์ | ส่งไว', en: 'A partner’s terms | Songwai' },
    description: {
      th: 'ข้อกำหนดและเงื่อนไขของพาร์ตเนอร์ที่ใช้บริการส่งไว',
      en: 'Terms and conditions of a partner that delivers with Songwai.',
    },
  },
  '/error': {
    title: { th: 'มีบางอย่างผิดพลาด | ส่งไว', en: 'Something went wrong | Songwai' },
    description: {
      th: 'หน้านี้เปิดไม่ได้',
      en: 'This page cannot be shown.',
    },
  },
  '/dashboard': {
    title: { th: 'งานของฉัน | ส่งไว', en: 'My bookings | Songwai' },
    description: {
      th: 'งานส่งทุกงานของคุณ ค้นหา ติดตาม ให้คะแนน และจองซ้ำ',
      en: 'All your deliveries: search, follow, rate and book again.',
    },
  },
  '/dashboard/active': {
    title: { th: 'งานที่กำลังวิ่ง | ส่งไว', en: 'Active orders | Songwai' },
    description: {
      th: 'งานที่กำลังวิ่งพร้อมคนขับบนแผนที่',
      en: 'Your active deliveries, with their drivers on the map.',
    },
  },
  '/settings/:section?': settings,
  '/setting/:section?': settings,
  '/chat/:roomId?': {
    title: { th: 'แชต | ส่งไว', en: 'Chat | Songwai' },
    description: {
      th: 'แชตกับคนขับของงานที่กำลังส่ง และกับทีมช่วยเหลือของส่งไว',
      en: 'Chats with the drivers of your deliveries, and with our support.',
    },
  },
  '/admin/support/:roomId?': {
    title: { th: 'ตอบลูกค้า | ส่งไว', en: 'Support | Songwai' },
    description: { th: 'คำถามของลูกค้าที่รอทีมช่วยเหลือ', en: 'Questions of customers that wait for an answer.' },
  },
  '/admin/news/:newsId?': {
    title: { th: 'เขียนข่าวและโปรโมชัน | ส่งไว', en: 'Write news and promotions | Songwai' },
    description: { th: 'ข่าวและโปรโมชันที่ผู้ดูแลเขียน', en: 'News and promotions, as administrators write them.' },
  },
  '/admin/benefits/:benefitId?': {
    title: { th: 'สิทธิ์จากพาร์ตเนอร์ | ส่งไว', en: 'Partner benefits | Songwai' },
    description: { th: 'สิทธิ์ที่พาร์ตเนอร์ให้ลูกค้าตามระดับ', en: 'What partners give to customers, by tier.' },
  },
  '/notification': {
    title: { th: 'การแจ้งเตือน | ส่งไว', en: 'Notifications | Songwai' },
    description: {
      th: 'เรื่องของงานส่งและบัญชีของคุณใน 90 วันที่ผ่านมา',
      en: 'What happened to your deliveries and your account in the last 90 days.',
    },
  },
};
