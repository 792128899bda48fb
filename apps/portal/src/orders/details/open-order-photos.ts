import type { OrderState } from '@songwai/core/orders/order-state';
import { addJobPhoto, addOrderPhoto } from '@songwai/core/photos/photo-calls';
import { createPhotoUploads, type PhotoUploads } from '../../photos/photo-uploads.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

/** The photos of orders that are on their way to the gateway. */
export interface OrderPhotos {
  /** Those of the draft with this guid. */
  of(guid: string): PhotoUploads;
}

/**
 * Made by `portal.part`, so that uploads go on while another step is shown. A booking does not wait for them: those still on their way then go
 * to its job.
 */
export const openOrderPhotos = ({ part, transport, onError }: Portal): OrderPhotos => {
  const order = part(openOrder);
  const byGuid = new Map<string, PhotoUploads>();

  /** The job that the draft has become; null if it has not been booked. */
  const jobOf = (guid: string): string | null => {
    const { booking } = order.store.getState();
    return booking.status === 'booked' && booking.sent.draft.guid === guid ? booking.jobId : null;
  };

  /** While a booking is sent its draft takes no change. */
  const bookingAnswered = () =>
    new Promise<void>((resolve) => {
      const look = ({ booking }: OrderState) => {
        if (booking.status === 'sending') return;
        stopLooking();
        resolve();
      };
      const stopLooking = order.store.subscribe(look);
      look(order.store.getState());
    });

  const send = async (guid: string, image: string) => {
    const name = jobOf(guid) === null ? await addOrderPhoto(transport, { guid, image }) : null;
    await bookingAnswered();
    const { draft } = order.store.getState();
    if (name !== null && draft.guid === guid) {
      if (!draft.photoNames.includes(name)) order.patch({ photoNames: [...draft.photoNames, name] });
      return;
    }
    const jobId = jobOf(guid);
    if (jobId !== null) await addJobPhoto(transport, { jobId, image });
  };

  return {
    of: (guid) => {
      const known = byGuid.get(guid);
      if (known) return known;
      const uploads = createPhotoUploads({ onError, send: (image) => send(guid, image) });
      byGuid.set(guid, uploads);
      return uploads;
    },
  };
};
