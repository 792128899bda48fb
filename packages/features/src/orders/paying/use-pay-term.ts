import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import type { IconNode } from '@songwai/ui/icon/icon';
import { CircleHelp } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import { stopRole } from '../stops/stop-role.ts';
import { wayIcons } from './method-list.tsx';
import { offeredFor } from './offered-for.ts';
import type { PayingWays } from './paying-ways.ts';
import { wayDetail, wayName } from './way-text.ts';

/** How an order is paid, in words. */
export interface PayTermText {
  readonly icon: IconNode;
  readonly title: string;
  readonly detail: string;
}

type PaidDraft = Pick<OrderDraft, 'paymentType' | 'paymentPoint' | 'cardId'> & { readonly stops: OrderDraft['stops'] };

/** How an order is paid, in words: the way, and what it lacks, costs or where cash is paid. */
export function usePayTerm(ways: PayingWays, draft: PaidDraft, netSatang: Satang | null): PayTermText {
  const t = useTranslate();
  const { chosen, knowledge } = offeredFor(ways, { netSatang, paymentType: draft.paymentType, cardId: draft.cardId });
  if (netSatang === 0) return { icon: wayIcons[paymentType.cash], title: t('paying.free'), detail: t('paying.freeDetail') };
  if (chosen === undefined) return { icon: CircleHelp, title: t('order.payChoose'), detail: t('order.payChooseDetail') };
  const { missingSatang = 0 } = chosen;
  const shown = { icon: wayIcons[chosen.paymentType], title: wayName(chosen, t) };
  if (missingSatang > 0) return { ...shown, detail: t('paying.short', { amount: formatBaht(missingSatang) }) };
  if (chosen.paymentType === paymentType.cash)
    return { ...shown, detail: t('order.payCashAt', { stop: stopRole(draft.stops, draft.paymentPoint, t) }) };
  return { ...shown, detail: wayDetail(chosen, knowledge, t) };
}
