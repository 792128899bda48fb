import { checkedOffer } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import type { Emit, PriceDetail } from '../widget-events.ts';

const reasons = { unknownPartner: 'unknown_partner', featureOff: 'feature_off' } as const;

/** What the visitor looks at, for the page; null while there is no price. */
export const priceDetailOf = (state: PriceCheckState): PriceDetail | null => {
  const offer = checkedOffer(state);
  return offer && { vehicle: offer.kind, amountSatang: offer.netSatang, distanceKm: offer.distanceKm };
};

/** Notifies the host page of each new price, of another vehicle's price, and of what went wrong. */
export const notifyPrice = (flow: PriceCheckFlow, emit: Emit): void => {
  let last = '';
  flow.store.subscribe((state, before) => {
    const { price, refusal, outsideKey } = state;
    if (refusal && refusal !== before.refusal) {
      emit('songwai:error', {
        code: 'gateway',
        message: `There is no price check: ${reasons[refusal]}`,
        reason: reasons[refusal],
      });
    } else if (price !== before.price && price.status === 'failed' && !refusal && outsideKey === null) {
      emit('songwai:error', { code: 'gateway', message: price.error.message });
    }
    const detail = price.status === 'ready' ? priceDetailOf(state) : null;
    const now = JSON.stringify(detail);
    if (detail && now !== last) emit('songwai:price', detail);
    // A way that is taken back and chosen again is a new price.
    if (detail || price.status === 'idle') last = now;
  });
};
