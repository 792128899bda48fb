import { lazyPart } from '../shared/lazy-part.ts';

// What the later parts fetch in their turn: what opens from the bar (whoever draws the bar has its texts), and the tabs.
export const loadSchedulePicker = lazyPart(() => import('./schedule/schedule-picker.tsx'));
export const loadPaymentPicker = lazyPart(() => import('./payment/payment-picker.tsx'));
export const loadPriceBreakdown = lazyPart(() => import('./payment/price-breakdown.tsx'));

/** A page of our own has tabs; a card in somebody else's page does not, and never fetches them. */
export const loadOrderTabs = lazyPart(() => import('./panel/order-tabs.tsx'));
