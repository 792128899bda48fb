import type { Mount } from '../elements/element-definition.ts';
import type { SongwaiBooking } from '../elements/songwai-booking.ts';
import { errorDetailOf } from '../loader/error-detail.ts';
import { mountElement } from '../loader/mount-element.tsx';
import type { SongwaiEventMap } from '../widget-events.ts';
import { firstBookingTexts } from './booking-texts.ts';
import { BookingView } from './booking-view.tsx';
import { createBooking } from './create-booking.ts';
import { takeOver } from './take-over.ts';

/** `<songwai-booking>`: the whole booking, from two stops to "booked". */
export const mountBooking: Mount<SongwaiBooking> = (options) => {
  const { host, firstLook: look } = options;
  const booking = createBooking({
    gatewayOrigin: options.gatewayOrigin,
    attributes: options.attributes,
    window,
    host,
    emit: options.emit,
  });
  // The tracking element of the same page dispatches it, after a job that found no driver.
  const refill = ({ detail: { job, onFilled } }: SongwaiEventMap['songwai:refill']) => {
    booking.flow.refill(job).then(onFilled, (error: unknown) => options.emit('songwai:error', errorDetailOf(error)));
  };
  host.addEventListener('songwai:refill', refill);
  return mountElement(options, {
    texts: firstBookingTexts,
    render: () => <BookingView booking={booking} />,
    update: booking.update,
    prepare: () => booking.restored,
    takeOver: look ? () => takeOver({ look, flow: booking.flow, search: booking.search, root: options.root }) : undefined,
    reset: booking.flow.clear,
    signOut: booking.signOut,
    dispose() {
      host.removeEventListener('songwai:refill', refill);
      booking.dispose();
    },
  });
};
