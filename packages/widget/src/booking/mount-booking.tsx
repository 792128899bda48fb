import type { Mount } from '../define-element.ts';
import { mountElement } from '../mount-element.tsx';
import { firstBookingTexts } from './booking-texts.ts';
import { BookingView } from './booking-view.tsx';
import { createBooking } from './create-booking.ts';

/** `<songwai-booking>`: the whole booking, from two stops to "booked". */
export const mountBooking: Mount = (options) => {
  const booking = createBooking({
    gatewayOrigin: options.gatewayOrigin,
    attributes: options.attributes,
    window,
    onBooked: (detail) => options.emit('songwai:booked', detail),
    onError: (detail) => options.emit('songwai:error', detail),
  });
  return mountElement(options, {
    texts: firstBookingTexts,
    render: () => <BookingView booking={booking} />,
    update: booking.update,
    dispose: booking.dispose,
  });
};
