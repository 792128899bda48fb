import type { OrderFlow } from '@songwai/core/orders/order-state';
import { photoPath } from '@songwai/core/photos/photo-calls';
import { createOrderPhotoUploads, type OrderPhotoUploads } from '@songwai/features/orders/photos/order-photo-uploads';
import { readDataUrl } from '@songwai/features/photos/read-data-url';
import type { GuestHost } from '../guest-state.ts';

interface GuestPhotos {
  readonly uploads: OrderPhotoUploads;
  readonly previewOf: (photo: string | File) => Promise<string>;
}

const opened = new WeakMap<OrderFlow, GuestPhotos>();

/** @throws TypeError the gateway has no such photo, or does not answer */
const fetchPhoto = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`${url} answers ${answer.status}`);
  return readDataUrl(await answer.blob());
};

/**
 * The photos of an element's orders; once for each element, so that uploads go on while another step is shown. Previews are `data:` URLs,
 * because the documented policy of a page allows no others (docs/embedding.md, "Content-Security-Policy").
 */
export const openGuestPhotos = ({ flow, transport, gatewayOrigin }: GuestHost): GuestPhotos => {
  const before = opened.get(flow);
  if (before) return before;
  const previews = new Map<string | File, Promise<string>>();
  const previewOf = (photo: string | File) => {
    const known = previews.get(photo);
    if (known) return known;
    const made = typeof photo === 'string' ? fetchPhoto(gatewayOrigin + photoPath(photo)) : readDataUrl(photo);
    // Its place says so, once it is there.
    made.catch(() => undefined);
    previews.set(photo, made);
    return made;
  };
  const uploads = createOrderPhotoUploads({
    flow,
    transport,
    // What was just sent is not fetched again to be shown.
    onStored: (name, photo) => previews.set(name, previewOf(photo)),
    // A photo that cannot be read says so in its place.
    onError: () => undefined,
  });
  const photos = { uploads, previewOf };
  opened.set(flow, photos);
  return photos;
};
