import { addDays, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';

/** The words around a moment: the shell's texts, its language, and what is today. */
export interface MomentWords {
  readonly t: Translate;
  readonly language: Language;
  readonly now: Date;
}

/** "พุธ 25 พ.ย.", "Wed 25 Nov", without the year; composed of its parts, because browsers differ in commas. */
export function dayText(moment: Date, language: Language): string {
  const isThai = language === 'th';
  const parts = new Intl.DateTimeFormat(isThai ? 'th-TH' : 'en-GB', {
    weekday: isThai ? 'long' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  }).formatToParts(moment);
  const shown = parts.flatMap(({ type, value }) => (type === 'literal' ? [] : value.replace(/^วัน/, '')));
  return shown.join('\u00a0');
}

const nearDay = (moment: Date, now: Date): 'today' | 'tomorrow' | null => {
  const date = bangkokDate(moment);
  if (date === bangkokDate(now)) return 'today';
  return date === bangkokDate(addDays(now, 1)) ? 'tomorrow' : null;
};

/** A moment within a sentence: "วันนี้ 14:00 น.", "tomorrow 09:00". */
export function momentText(moment: Date, { t, language, now }: MomentWords): string {
  const time = bangkokTime(moment);
  const near = nearDay(moment, now);
  return near ? t(`actions.${near}`, { time }) : t('actions.otherDay', { day: dayText(moment, language), time });
}

/** A moment as a title: "วันนี้ 14:00", "Tomorrow 09:00". */
export function momentTitle(moment: Date, { t, language, now }: MomentWords): string {
  const time = bangkokTime(moment);
  const near = nearDay(moment, now);
  return near ? t(`actions.${near}Card`, { time }) : `${dayText(moment, language)} ${time}`;
}
