import type { Language } from '../basics/language.ts';

/** Words of a demo in a partner's page. */
export interface DemoWords {
  /** Above every element that is a demo. */
  readonly sign: string;
  /** Who books in it, and at which partner. */
  readonly guest: string;
  readonly partner: string;
  readonly driver: string;
  readonly priceRise: string;
  readonly serverError: string;
  readonly notInDemo: string;
}

/** Bundled with the demo in both languages, because a few words are smaller than a file of texts for each. */
export const demoWords: Readonly<Record<Language, DemoWords>> = {
  th: {
    sign: 'นี่คือตัวอย่าง ไม่มีการจองจริงและไม่คิดเงิน',
    guest: 'ลูกค้าตัวอย่าง',
    partner: 'ร้านตัวอย่าง',
    driver: 'สมชาย',
    priceRise: 'ราคาเปลี่ยนแล้ว ตามตัวอย่างที่เลือกไว้',
    serverError: 'ระบบขัดข้อง ตามตัวอย่างที่เลือกไว้',
    notInDemo: 'ตัวอย่างนี้ยังลองส่วนนี้ไม่ได้',
  },
  en: {
    sign: 'This is a demo: nothing is booked or charged',
    guest: 'Demo Guest',
    partner: 'Demo shop',
    driver: 'Somchai',
    priceRise: 'The price has changed, as this demo is meant to show',
    serverError: 'Our server failed, as this demo is meant to show',
    notInDemo: 'This cannot be tried in a demo',
  },
};
