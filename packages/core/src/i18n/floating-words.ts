import type { Language } from '../basics/language.ts';

/** What the floating button of a partner's page can open. */
export type Opened = 'booking' | 'tracking' | 'price-check' | 'drop-point' | 'chat';

/** Words of the floating button. */
export interface FloatingWords {
  /** Its label where the page gives none, by what it opens. */
  readonly opens: Readonly<Record<Opened, string>>;
  readonly close: string;
  /** After the number of minutes until a running job arrives. */
  readonly minutesAway: string;
}

/** Bundled with the button in both languages, because a few words are smaller than a file of texts for each. */
export const floatingWords: Readonly<Record<Language, FloatingWords>> = {
  th: {
    opens: {
      booking: 'เรียกรถส่งของ',
      tracking: 'ติดตามของ',
      'price-check': 'เช็กค่าส่ง',
      'drop-point': 'แจ้งที่ส่งของ',
      chat: 'แชตกับเรา',
    },
    close: 'ปิด',
    minutesAway: 'นาทีก็ถึง',
  },
  en: {
    opens: {
      booking: 'Send a parcel',
      tracking: 'Track a parcel',
      'price-check': 'Check a price',
      'drop-point': 'Drop-off point',
      chat: 'Chat with us',
    },
    close: 'Close',
    minutesAway: 'min away',
  },
};
