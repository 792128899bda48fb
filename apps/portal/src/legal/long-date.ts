import type { Language } from '@songwai/core/basics/language';

/** A day in words; Thai counts the Buddhist era. */
export const longDate = (day: string | Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  })
    .formatToParts(typeof day === 'string' ? new Date(`${day}T12:00:00+07:00`) : day)
    // The number alone says "พ.ศ.".
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .trim();
