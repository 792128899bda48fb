import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { addJobPhoto, addOrderPhoto } from '@songwai/core/photos/photo-calls';
import { createPhotoUploads, type PhotoUploads } from '@songwai/core/photos/photo-uploads';
import { readDataUrl } from '../../photos/read-data-url.ts';

/** The photos of orders that are on their way to the gateway. */
export interface OrderPhotoUploads {
  /** Those of the draft with this guid. */
  of(guid: string): PhotoUploads<File>;
}

export interface OrderPhotoOptions {
  readonly flow: OrderFlow;
  readonly transport: Transport;
  /** The gateway has a photo now, by this name. */
  readonly onStored?: (name: string, photo: File) => void;
  /** What is neither an answer of the gateway nor a photo that cannot be read. */
  readonly onError: (error: unknown) => void;
}

/**
 * Made once for an order, so that uploads go on while another step is shown. A booking does not wait for them: those still on their way then go
 * to its job.
 */
export const createOrderPhotoUploads = ({ flow, transport, onStored, onError }: OrderPhotoOptions): OrderPhotoUploads => {
  const byGuid = new Map<string, PhotoUploads<File>>();

  /** The job that the draft has become; null if it has not been booked. */
  const jobOf = (guid: string): string | null => {
    const { booking } = flow.store.getState();
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
      const stopLooking = flow.store.subscribe(look);
      look(flow.store.getState());
    });

  const send = async (guid: string, photo: File) => {
    const image = await readDataUrl(photo);
    const name = jobOf(guid) === null ? await addOrderPhoto(transport, { guid, image }) : null;
    if (name !== null) onStored?.(name, photo);
    await bookingAnswered();
    const { draft } = flow.store.getState();
    if (name !== null && draft.guid === guid) {
      if (!draft.photoNames.includes(name)) flow.patch({ photoNames: [...draft.photoNames, name] });
      return;
    }
    const jobId = jobOf(guid);
    if (jobId !== null) await addJobPhoto(transport, { jobId, image });
  };

  return {
    of: (guid) => {
      const known = byGuid.get(guid);
      if (known) return known;
      const uploads = createPhotoUploads<File>({ onError, send: (photo) => send(guid, photo) });
      byGuid.set(guid, uploads);
      return uploads;
    },
  };
};
