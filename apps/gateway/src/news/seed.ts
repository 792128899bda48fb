import { defaultNewCustomerDays } from '@songwai/core/news/news-limits';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { insertNews, takeNewsId } from './admin/written-queries.ts';

const blank = { topic: null, picture: null, promo_code: null, tier: null, new_customer_days: null, ends_at: null, figure: '' };

/** The promotion of the rate card, and a service that it has: both say what the gateway really does. */
const demoNews = [
  {
    ...blank,
    ...({ kind: 'news', vehicle: 'car', audience: 'all', topic: 'service', figure: '-20%' } as const),
    title_th: 'บริการส่งวันถัดไป ค่าส่งถูกลง 20%',
    title_en: 'Next day: 20% off the fare',
    summary_th: 'ของที่ไม่รีบ จองก่อน 17:00 คนขับไปรับวันรุ่งขึ้น',
    summary_en: 'Not urgent? Book before 17:00, and a driver collects the day after.',
    body_th:
      'เลือกแท็บ **ส่งวันถัดไป** ตอนจอง ค่าระยะทางเหลือ 80% ของงานด่วน\n\n## เวลา\n\n- จองได้ถึง 17:00\n- คนขับไปรับวันรุ่งขึ้น ระหว่าง 09:00-18:00\n\n[จองส่งวันถัดไป](/neworder?tab=3)',
    body_en:
      'Choose the tab **next day** when you book: the distance costs 80% of an express job.\n\n## Times\n\n- Booked until 17:00\n- Collected the day after, between 09:00 and 18:00\n\n[Book next day](/neworder?tab=3)',
  },
  {
    ...blank,
    ...({ kind: 'promotion', vehicle: 'motorcycle', audience: 'new', figure: '฿50', promo_code: 'WELCOME50' } as const),
    new_customer_days: defaultNewCustomerDays,
    title_th: 'สองงานแรก ลดงานละ ฿50',
    title_en: '฿50 off each of your first two jobs',
    summary_th: 'สมัครแล้วใช้โค้ดตอนจอง ใช้ได้ทุกรถ',
    summary_en: 'Sign up and use the code when you book, with every vehicle.',
    body_th: `## ใช้โค้ดอย่างไร\n\n1. กด “ใช้โค้ดนี้จอง” โค้ดจะกรอกให้เอง\n2. เลือกจุดรับและจุดส่ง เลือกรถแบบไหนก็ได้\n3. เห็นราคาใหม่ แล้วกดจอง\n\n## เงื่อนไข\n\n- สำหรับบัญชีที่สมัครไม่เกิน ${defaultNewCustomerDays} วัน ใช้ได้ 2 ครั้งต่อบัญชี\n- ใช้โค้ดได้งานละหนึ่งโค้ด\n- ลูกค้าราคาพิเศษใช้โปรโมชันไม่ได้`,
    body_en: `## How to use it\n\n1. Press “Book with this code”, which enters it\n2. Choose where from and where to, with any vehicle\n3. See the new price, and book\n\n## Terms\n\n- For accounts of at most ${defaultNewCustomerDays} days, twice an account\n- One code a job\n- Customers with special rates cannot use promotions`,
  },
];

/** Publishes two items for a demo, once: what an administrator deletes does not come back. */
export const seedNews = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> =>
  transact(db, async (trx) => {
    // Of two gateways that start, one publishes.
    await sql`lock table news_items in exclusive mode`.execute(trx);
    const { rows } = await sql<{ isUsed: boolean }>`select is_called as "isUsed" from news_items_id_seq`.execute(trx);
    if (rows[0]?.isUsed) return;
    for (const news of demoNews) await insertNews(trx, await takeNewsId(trx), { ...news, starts_at: clock.now() });
  });
