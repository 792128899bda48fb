import type { Language } from '../basics/language.ts';

/** Shown when loading fails before any texts have arrived, so it is bundled with the code that loads the rest. */
export const loadFailure: Readonly<Record<Language, { readonly text: string; readonly retry: string }>> = {
  th: { text: 'โหลดส่วนนี้ไม่สำเร็จ กรุณาลองอีกครั้ง', retry: 'ลองอีกครั้ง' },
  en: { text: 'This part did not load. Please try again.', retry: 'Try again' },
};
