import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Where a photo is shown from, below the gateway's origin: fit for an `img`, as nobody guesses its name. */
export const photoPath = (fileName: string): string => `/api/slip/photo/${encodeURIComponent(fileName)}`;

/** A picture for an order that is not booked yet. */
export interface OrderPhoto {
  /** Of the order: the same that it is booked with. */
  readonly guid: string;
  /** base64 or a `data:` address; png or jpeg, at most 3 MB. */
  readonly image: string;
}

/**
 * Adds a photo to an order that is being filled in, also by a visitor. The same picture twice is one photo.
 * @returns its name, to be booked with (`NewJob.photoNames`) within a day.
 * @throws GatewayError 422 for what is no photo, too large, or the sixth; 429 for too many uploads; 503 when the store does not answer.
 */
export const addOrderPhoto = async (transport: Transport, { guid, image }: OrderPhoto): Promise<string> => {
  const reply = await call(transport, routes.uploadOrderPhoto, { guid, imgBase64: image });
  return reply.fileName ?? '';
};

/** Takes a photo out of an order that is not booked yet. @throws GatewayError 404 where it is none of this order. */
export const removeOrderPhoto = async (
  transport: Transport,
  { guid, fileName }: { readonly guid: string; readonly fileName: string },
): Promise<void> => {
  await call(transport, routes.removeOrderPhoto, { guid, fileName });
};

/**
 * Adds a photo to a job that is not over.
 * @returns its name.
 * @throws GatewayError 404 no such job; 409 it is over; 422, 429, 503 as of an order.
 */
export const addJobPhoto = async (
  transport: Transport,
  { jobId, image }: { readonly jobId: string; readonly image: string },
): Promise<string> => {
  const reply = await call(transport, routes.uploadSlip, { jobId, imgBase64: image });
  return reply.fileName ?? '';
};

/** Takes a photo out of a job that is not over. @throws GatewayError 404 no such job or photo; 409 it is over. */
export const removeJobPhoto = async (
  transport: Transport,
  { jobId, fileName }: { readonly jobId: string; readonly fileName: string },
): Promise<void> => {
  await call(transport, routes.removeSlip, { jobId, fileName });
};
