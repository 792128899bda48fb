import { lostPhotoIndex } from '@songwai/core/orders/checkout/lost-photo';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { useEffect } from 'react';
import { useFlow } from '../../shared/use-flow.ts';

const selectBooking = ({ booking }: OrderState) => booking;

/** Takes a photo off the order for which its booking was refused, so that the next press books. */
export function useLostPhotos(order: OrderFlow): void {
  const booking = useFlow(order.store, selectBooking);
  useEffect(() => {
    const lost = booking.status === 'failed' ? lostPhotoIndex(booking.error) : null;
    const { photoNames } = order.store.getState().draft;
    if (lost === null || photoNames[lost] === undefined) return;
    order.patch({ photoNames: photoNames.toSpliced(lost, 1) });
    // An edit takes the refusal away, which still has to be read.
    order.store.setState({ booking });
  }, [booking, order]);
}
