import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Path of a photo below the gateway's origin. Suits an `img` without a token, because the name cannot be guessed. */
export const photoPath = (fileName: string): string => `/api/slip/photo/${encodeURIComponent(fileName)}`;

/** A photo for an order that is not booked yet. */
export interface OrderPhoto {
  /** The order's guid, also used to book it. */
  readonly guid: string;
  /** base64 or a `data:` URL; png or jpeg, at most 3 MB. */
  readonly image: string;
}

/**
 * Adds a photo to an unbooked order, also for a visitor. The same image gives the same photo.
 * @returns its name, to be booked (`NewJob.photoNames`) within a day.
 * @throws GatewayError 422 not a photo, too large, or the sixth; 429 too many uploads; 503 the file store does not answer.
 */
export const addOrderPhoto = async (transport: Transport, { guid, image }: OrderPhoto): Promise<string> => {
  const reply = await call(transport, routes.uploadOrderPhoto, { guid, imgBase64: image });
  return reply.fileName ?? '';
};

/** Removes a photo from an unbooked order. @throws GatewayError 404 the order has no such photo. */
export const removeOrderPhoto = async (
  transport: Transport,
  { guid, fileName }: { readonly guid: string; readonly fileName: string },
): Promise<void> => {
  await call(transport, routes.removeOrderPhoto, { guid, fileName });
};

/**
 * Adds a photo to an unfinished job.
 * @returns its name.
 * @throws GatewayError 404 no such job; 409 it is over; 422, 429, 503 as for an order.
 */
export const addJobPhoto = async (
  transport: Transport,
  { jobId, image }: { readonly jobId: string; readonly image: string },
): Promise<string> => {
  const reply = await call(transport, routes.uploadSlip, { jobId, imgBase64: image });
  return reply.fileName ?? '';
};

/** Removes a photo from an unfinished job. @throws GatewayError 404 no such job or photo; 409 it is over. */
export const removeJobPhoto = async (
  transport: Transport,
  { jobId, fileName }: { readonly jobId: string; readonly fileName: string },
): Promise<void> => {
  await call(transport, routes.removeSlip, { jobId, fileName });
};
