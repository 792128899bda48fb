import { shownEstimate } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import { Hash, Package, ReceiptText, Ticket } from 'lucide';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { TermText } from '../use-order-terms.ts';
import './review-view.css';

interface Choice {
  readonly id: 'goods' | 'pay' | 'receipt' | 'reference' | 'promo';
  readonly icon: IconNode;
  readonly value: string;
}

const selectChoices = (state: OrderState) => ({
  draft: state.draft,
  service: state.catalog?.services.find(({ id }) => id === state.draft.service),
  extras: (state.catalog?.extras ?? []).filter(({ id }) => state.draft.extraIds.includes(id)),
  promo: shownEstimate(state)?.promoDescription ?? null,
});

/** How it is paid, in words. */
export type PaidBy = TermText & { readonly icon: IconNode };

/** What else was chosen, in one line each, with the way back to it. */
export function ReviewChoices({ flow, pay }: { readonly flow: OrderFlow; readonly pay: PaidBy }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { draft, service, extras, promo } = useFlow(flow.store, selectChoices);
  const weightKg = draft.parcel?.weightKg;
  const photoCount = draft.photoNames.length;
  const photos = photoCount > 0 ? t('review.photos', { count: photoCount }) : '';
  const goods = [
    service ? nameOf(service.name) : '',
    ...extras.map(({ name }) => nameOf(name)),
    draft.parcel?.contents?.trim(),
    weightKg === undefined ? '' : t('review.kg', { kg: weightKg }),
    draft.remark.trim(),
    photos,
  ];
  const found = promo === null ? '' : nameOf(promo);

  const choices: readonly Choice[] = [
    { id: 'goods', icon: Package, value: goods.filter(Boolean).join(' · ') },
    { id: 'pay', icon: pay.icon, value: [pay.title, pay.detail].filter(Boolean).join(' · ') },
    ...(found ? [{ id: 'promo', icon: Ticket, value: found } as const] : []),
    ...(draft.receipt ? [{ id: 'receipt', icon: ReceiptText, value: draft.receipt.companyName } as const] : []),
    ...(draft.reference.trim() ? [{ id: 'reference', icon: Hash, value: draft.reference.trim() } as const] : []),
  ];

  return (
    <Card padding="none">
      <ul className="sw-review__choices">
        {choices.map(({ id, icon, value }) => (
          <li key={id} className="sw-review__choice">
            <Icon icon={icon} />
            <span className="sw-review__value">
              <span className="sw-soft sw-note">{t(`review.${id}`)}</span>
              <span>{value}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={t('review.editWhat', { what: t(`review.${id}`) })}
              onClick={id === 'pay' ? flow.enterPayment : flow.leaveReview}
            >
              {t('review.edit')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
