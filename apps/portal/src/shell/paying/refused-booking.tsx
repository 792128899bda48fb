import { BookingRefused, type BookingRefusedProps } from '@songwai/features/orders/paying/attempts/booking-refused';
import { usePayingWays } from './use-paying-ways.tsx';

/** A booking that money stands in the way of, with the customer's own ways to pay. */
export function RefusedBooking(props: Omit<BookingRefusedProps, 'ways'>) {
  return <BookingRefused {...props} ways={usePayingWays()} />;
}
