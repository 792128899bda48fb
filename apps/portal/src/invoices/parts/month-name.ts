import type { Language } from '@songwai/core/basics/language';
import { writeMonth, writeMonthName } from '@songwai/ui/lib/calendar-words';

/** `11/2026` as `2026-11`. */
export const calendarMonth = (month: string): string => month.split('/').reverse().join('-');

/** `พฤศจิกายน 2569`, `November 2026`. */
export const monthAndYear = (month: string, language: Language): string => writeMonth(calendarMonth(month), language);

/** `พฤศจิกายน`, `November`: below the year. */
export const monthOnly = (month: string, language: Language): string => writeMonthName(calendarMonth(month), language);

/** `01/12/2026` as `01/12`. */
export const shortDate = (date: string): string => date.slice(0, 5);
