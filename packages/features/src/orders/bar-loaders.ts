import { lazyPart } from '../shared/lazy-part.ts';

// Texts of the parts that load later: what opens from the bar (the bar's own texts are loaded with it), and the tabs.
export const loadSchedulePicker = lazyPart(() => import('./schedule/schedule-picker.tsx'), ['tabs']);
export const loadPaymentPicker = lazyPart(() => import('./payment/payment-picker.tsx'));
/** The way back for a moment after the stops were put into another order. */
export const loadUndoShortest = lazyPart(() => import('./shortest/undo-shortest.tsx'), ['sorting']);
export const loadPriceBreakdown = lazyPart(() => import('./payment/price-breakdown.tsx'));

/** A page of our own has tabs; a card in a partner’s page does not, and never fetches them. */
export const loadOrderTabs = lazyPart(() => import('./panel/order-tabs.tsx'), ['tabs']);
