import type { Language } from '@songwai/core/basics/language';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { setMoment } from './schedule/set-moment.ts';
import { stopRole } from './stops/stop-role.ts';

/** A term of the order: its title, and details below it if the title does not contain them. */
export interface TermText {
  readonly title: string;
  readonly detail?: string;
}

/** When and how the order is paid, in words. */
export function useOrderTerms(draft: OrderDraft): { readonly when: TermText; readonly pay: TermText } {
  const t = useTranslate();
  const language = useLanguage();
  return { when: whenText(draft, t, language), pay: payText(draft, t) };
}

function whenText({ schedule, tab }: OrderDraft, t: ReturnType<typeof useTranslate>, language: Language): TermText {
  const title = t(tab === nextDayTask ? 'tabs.when' : 'order.whenSet');
  if (schedule.kind === 'later') return { title, detail: setMoment(schedule, language) };
  if (tab === nextDayTask) return { title, detail: t('tabs.detail') };
  return { title: t('order.whenNow'), detail: t('order.whenNowDetail') };
}

function payText(draft: OrderDraft, t: ReturnType<typeof useTranslate>): TermText {
  if (draft.paymentType !== paymentType.cash) return { title: t('order.payChoose'), detail: t('order.payChooseDetail') };
  return {
    title: t('order.payCash'),
    detail: t('order.payCashAt', { stop: stopRole(draft.stops, draft.paymentPoint, t) }),
  };
}
