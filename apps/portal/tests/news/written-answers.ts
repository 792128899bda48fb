import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { ok } from './news-answers.ts';

/** News as it was written. */
export const writtenNews = [
  {
    ...{ newsId: '3', newsType: 'news', topic: 'notice', vehicleKind: 'car', audience: 'company', state: 'planned' },
    ...{ titleTh: 'ใบแจ้งหนี้ของปีใหม่', titleEn: 'Invoices at New Year', summaryTh: 'ออกช้าหนึ่งวัน', summaryEn: 'A day later' },
    ...{ bodyTh: 'ใบแจ้งหนี้ออกวันที่ 2 มกราคม', bodyEn: 'Invoices come on 2 January.' },
    from: { date: '25/12/2026', time: '09:00' },
    until: { date: '05/01/2027', time: '00:00' },
  },
  {
    ...{ newsId: '1', newsType: 'promotion', vehicleKind: 'motorcycle', figure: '฿50', audience: 'new', state: 'live' },
    ...{ titleTh: 'สองงานแรก ลดงานละ ฿50', titleEn: '฿50 off each of your first two jobs' },
    ...{ summaryTh: 'สมัครแล้วใช้โค้ดตอนจอง', summaryEn: 'Sign up and use the code.', promoCode: 'WELCOME50', newCustomerDays: 60 },
    ...{ bodyTh: '## เงื่อนไข\n\n- สำหรับลูกค้าใหม่', bodyEn: '## Terms\n\n- New customers' },
    from: { date: '01/11/2026', time: '09:00' },
  },
] as const;

/** A gateway to an administrator. */
export const writtenAnswers = (more: Answers = {}): Answers => ({
  '/admin/news': ({ newsType }) => (newsType === undefined ? { ...ok, news: writtenNews } : { ...ok, newsId: '4' }),
  '/admin/news/preview': () => ({ ...ok, content: '<h2>เงื่อนไข</h2>\n<ul>\n<li>สำหรับลูกค้าใหม่</li>\n</ul>' }),
  '/admin/news/remove': () => ok,
  '/admin/news/picture': () => ({ ...ok, fileName: `${'a'.repeat(32)}.png` }),
  ...more,
});
