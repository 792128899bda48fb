import { paymentType } from '@songwai/core/jobs/payment-type';
import type { OrderDraft } from '@songwai/core/orders/draft';
import { useTranslate } from '../shared/translate-context.tsx';
import { stopRole } from './stop-role.ts';

/** A term of the price in one line: what, and under it how exactly. */
export interface TermText {
  readonly title: string;
  readonly detail: string;
}

/** When and how the order is paid, in words. */
export function useOrderTerms(draft: OrderDraft): { readonly when: TermText; readonly pay: TermText } {
  const t = useTranslate();
  return { when: whenText(draft, t), pay: payText(draft, t) };
}

function whenText({ schedule, tab }: OrderDraft, t: ReturnType<typeof useTranslate>): TermText {
  if (schedule.kind === 'later') return { title: t('order.whenLater'), detail: `${schedule.date} ${schedule.time}` };
  if (tab === 3) return { title: t('order.whenNextDay'), detail: t('order.whenNextDayDetail') };
  return { title: t('order.whenNow'), detail: t('order.whenNowDetail') };
}

function payText(draft: OrderDraft, t: ReturnType<typeof useTranslate>): TermText {
  if (draft.paymentType === paymentType.invoice) return { title: t('order.payInvoice'), detail: t('order.payInvoiceDetail') };
  if (draft.paymentType !== paymentType.cash) return { title: t('order.payChoose'), detail: t('order.payChooseDetail') };
  return {
    title: t('order.payCash'),
    detail: t('order.payCashAt', { stop: stopRole(draft.stops, draft.paymentPoint, t) }),
  };
}
