import { lazyPart } from '../shared/lazy-part.ts';

// What opens from the price bar. It stands apart from the other lazy parts, because the bar itself is one of them.
const texts = ['errors', 'order'] as const;

export const loadSchedulePicker = lazyPart(() => import('./schedule-picker.tsx'), texts);
export const loadPaymentPicker = lazyPart(() => import('./payment-picker.tsx'), texts);
export const loadPriceBreakdown = lazyPart(() => import('./price-breakdown.tsx'), texts);
