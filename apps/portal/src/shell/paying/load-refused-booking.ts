import { lazyPart } from '@songwai/features/shared/lazy-part';

/** Few bookings are refused for the sake of money. */
export const loadRefusedBooking = lazyPart(() => import('./refused-booking.tsx'), ['paying', 'order', 'errors']);
