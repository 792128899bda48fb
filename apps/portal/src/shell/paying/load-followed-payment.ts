import { lazyPart } from '@songwai/features/shared/lazy-part';

/** A code or the way to the bank is needed after the press that pays. */
export const loadFollowedPayment = lazyPart(() => import('./followed-payment.tsx'), ['payments', 'errors']);
