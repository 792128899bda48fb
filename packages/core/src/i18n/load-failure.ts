import type { Language } from './language.ts';

/** What is said where nothing has come yet, not even texts: it travels with the little code that fetches the rest. */
export const loadFailure: Readonly<Record<Language, { readonly text: string; readonly retry: string }>> = {
  th: { text: 'โหลดส่วนนี้ไม่สำเร็จ กรุณาลองอีกครั้ง', retry: 'ลองอีกครั้ง' },
  en: { text: 'This part did not load. Please try again.', retry: 'Try again' },
};
