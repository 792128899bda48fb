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

  const send = async (guid: string, image: string) => {
    const { booking } = order.store.getState();
    if (booking.status === 'booked' && booking.sent.draft.guid === guid) {
      await addJobPhoto(transport, { jobId: booking.jobId, image });
      return;
    }
    const name = await addOrderPhoto(transport, { guid, image });
    const { draft } = order.store.getState();
    if (draft.guid === guid && !draft.photoNames.includes(name)) order.patch({ photoNames: [...draft.photoNames, name] });
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
