import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';

export const ok = { responseCode: 200, responseDesc: '' };

const at = (day: string) => `2026-${day}T09:00:00+07:00`;
const shared = { audience: 'all', isRead: true } as const;

/** The promotions of the rate card, and a few of what was new. */
export const storyNews = {
  welcome: {
    ...shared,
    ...{ newsId: '1', newsType: 'promotion', audience: 'new' },
    ...{ titleTh: 'สองงานแรก ลดงานละ ฿50', titleEn: '฿50 off each of your first two jobs' },
    ...{ summaryTh: 'สมัครแล้วกรอกโค้ดตอนจอง ใช้ได้ทุกรถ ทุกวัน', summaryEn: 'Sign up and enter the code. Every vehicle, every day.' },
    cover: { vehicleKind: 'motorcycle', figure: '฿50' },
    publishedDateTime: at('11-01'),
    promo: { code: 'WELCOME50', descriptionTh: 'ลด ฿50 · ใช้ได้ 2 ครั้ง', descriptionEn: '฿50 off · twice' },
  },
  chonburi: {
    ...shared,
    ...{ newsId: '2', newsType: 'promotion' },
    ...{ titleTh: 'ส่งจากชลบุรี ลด 50%', titleEn: '50% off from Chonburi' },
    ...{ summaryTh: 'สูงสุด ฿50 ต่องาน ใช้โค้ด CHON50', summaryEn: 'Up to ฿50 a job, with CHON50' },
    cover: { vehicleKind: 'car', figure: '50%' },
    ...{ publishedDateTime: at('11-15'), untilDateTime: at('12-31'), isRead: false },
    promo: { code: 'CHON50', descriptionTh: 'ลด 50% สูงสุด ฿50', descriptionEn: '50% off, up to ฿50' },
  },
  topUp: {
    ...shared,
    ...{ newsId: '3', newsType: 'promotion' },
    ...{ titleTh: 'เติม ฿10,000 ได้เพิ่ม ฿1,500', titleEn: 'Top ฿10,000 up, get ฿1,500 more' },
    ...{ summaryTh: 'เงินเพิ่มเข้ากระเป๋าเงินทันที ใช้จ่ายค่าส่งได้ทุกงาน', summaryEn: 'In your wallet at once, for every job' },
    ...{ cover: { vehicleKind: 'pickup', figure: '+฿1,500' }, publishedDateTime: at('11-10') },
  },
  friends: {
    ...shared,
    ...{ newsId: '7', newsType: 'promotion' },
    ...{ titleTh: 'ชวนเพื่อน รับคนละ ฿200', titleEn: 'Bring a friend, ฿200 for each of you' },
    ...{ summaryTh: 'เพื่อนใช้ครบ ฿500 ใน 30 วัน ได้ ฿20 คนละ 10 ครั้ง', summaryEn: 'Once your friend spends ฿500 in 30 days' },
    ...{ cover: { vehicleKind: 'motorcycle', figure: '฿200' }, publishedDateTime: at('11-01') },
  },
  sorted: {
    ...shared,
    ...{ newsId: '4', newsType: 'news', topic: 'feature', isRead: false },
    ...{ titleTh: 'เรียงจุดส่งให้สั้นที่สุดได้ในแตะเดียว', titleEn: 'The shortest order of stops in one tap' },
    ...{ summaryTh: 'มีหลายจุดส่ง แตะเรียงจุดแล้วดูค่าส่งใหม่', summaryEn: 'Several stops? Tap once and see the new price.' },
    ...{ cover: { vehicleKind: 'motorcycle' }, publishedDateTime: at('11-18') },
  },
  nextDay: {
    ...shared,
    ...{ newsId: '5', newsType: 'news', topic: 'service' },
    ...{ titleTh: 'บริการส่งวันถัดไป ค่าส่งถูกลง 20%', titleEn: 'Next day: 20% off the fare' },
    ...{ summaryTh: 'จองก่อน 17:00 คนขับไปรับวันรุ่งขึ้น', summaryEn: 'Book before 17:00, collected the day after.' },
    ...{ cover: { vehicleKind: 'car', figure: '-20%' }, publishedDateTime: at('11-12') },
  },
} as const;

const all = Object.values(storyNews);
const promotions = all.filter(({ newsType }) => newsType === 'promotion');

const bodyTh =
  '<h2>ใช้โค้ดอย่างไร</h2>\n<ol>\n<li>เลือกจุดรับและจุดส่ง เลือกรถแบบไหนก็ได้</li>\n<li>กด “ใช้โค้ดนี้จอง” โค้ดจะกรอกให้เอง</li>\n<li>เห็นราคาใหม่ แล้วกดจอง</li>\n</ol>\n<h2>เงื่อนไข</h2>\n<ul>\n<li>สำหรับลูกค้าใหม่ ใช้ได้ 2 ครั้งต่อบัญชี</li>\n<li>ใช้โค้ดได้งานละหนึ่งโค้ด</li>\n<li>ลูกค้าราคาพิเศษใช้โปรโมชันไม่ได้</li>\n</ul>';
const bodyEn =
  '<h2>How to use it</h2>\n<ol>\n<li>Choose where from and where to, with any vehicle</li>\n<li>Press “Book with this code”, which enters it</li>\n<li>See the new price, and book</li>\n</ol>\n<h2>Terms</h2>\n<ul>\n<li>New customers, twice an account</li>\n<li>One code a job</li>\n<li>Customers with special rates cannot use promotions</li>\n</ul>';

const article = (id: string) => {
  const news = all.find(({ newsId }) => newsId === id);
  if (!news) throw refusal(404);
  const example = { vehicleTh: 'มอเตอร์ไซค์', vehicleEn: 'Motorcycle', distance: 6.32, normalPrice: 93.22, netPrice: 43.22 };
  return { ...ok, news, contentTh: bodyTh, contentEn: bodyEn, ...('promo' in news && { example }) };
};

/** A gateway with news. */
export const newsAnswers = (more: Answers = {}): Answers => ({
  '/v2/news': ({ news_type: type }) => ({ ...ok, news: type === 'promotion' ? promotions : all }),
  '/promotion/web': () => ({ ...ok, promotions }),
  '/v2/news/unread/count': () => ({ ...ok, unreadCount: 2 }),
  '/v2/news/:id': ({ id }) => article(String(id)),
  '/v2/news/:id/read': () => ({ ...ok, unreadCount: 1 }),
  ...more,
});
