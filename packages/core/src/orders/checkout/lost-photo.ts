import type { GatewayError } from '../../gateway/gateway-error.ts';

/** Index of the photo that is gone, as an upload that was not booked within a day; null if the gateway names something else. */
export const lostPhotoIndex = (error: GatewayError): number | null => {
  const index = /^remarkImages\.(\d+)$/.exec(error.field ?? '')?.[1];
  return error.code === 422 && index !== undefined ? Number(index) : null;
};
