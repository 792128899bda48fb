import type { AttributeKinds } from './reflect.ts';
import { commonKinds, SongwaiElement } from './songwai-element.ts';

/**
 * Follows a delivery: status, driver, map, arrival.
 *
 * @tagname songwai-tracking
 * @fires songwai:status - The delivery has another status.
 * @fires songwai:delivered - The delivery has arrived.
 * @fires songwai:cancelled - The delivery will not be carried out.
 * @fires songwai:rated - The customer rated the delivery.
 * @fires songwai:not-found - No delivery has this tracking id, or its link is closed.
 * @slot - Shown until the delivery is, and beside "Try again" if it could not be loaded.
 * @cssprop --songwai-accent - Your colour.
 * @cssprop --songwai-reserved-height - The height reserved until the delivery is there.
 */
export class SongwaiTracking extends SongwaiElement {
  static override readonly kinds: AttributeKinds = {
    ...commonKinds,
    'tracking-id': 'text',
    'rating-token': 'text',
  };

  /** From `songwai:booked`, or from the delivery's link. */
  declare trackingId: string | null;
  /** From the delivery's rating link: who has it can rate, once. */
  declare ratingToken: string | null;
}
