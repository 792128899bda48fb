import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import type { BookingsView } from '../bookings-view.ts';
import { daysText } from './days-text.ts';

/** On a phone: the days of the list, in words. */
export function ShownDays({ view }: { readonly view: BookingsView }) {
  const t = useTranslate();
  return <p className="sw-note sw-soft portal-bookings__days-text">{daysText(view, t, useLanguage())}</p>;
}
