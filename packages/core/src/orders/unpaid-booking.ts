import { isSettled } from '../payments/payment.ts';
import type { BookingState } from './order-state.ts';

type Booked = Extract<BookingState, { readonly status: 'booked' }>;

/** The booking whose job waits to be paid; null if there is none. Alone, because a first look needs it. */
export const unpaidBooking = (booking: BookingState): Booked | null =>
  booking.status === 'booked' && booking.payment && !isSettled(booking.payment) ? booking : null;
