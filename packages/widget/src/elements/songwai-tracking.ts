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
 * @fires songwai:tipped - The customer tipped the driver, and it is paid.
 * @fires songwai:not-found - No delivery has this tracking id, or its link is closed.
 * @slot - Shown until the delivery is, and beside "Try again" if it could not be loaded.
 * @csspart frame - The edge of the element: border, corners, shadow.
 * @csspart heading - A heading.
 * @csspart node - The circle of a place on the line of the route.
 * @csspart field - The box of a text field.
 * @csspart primary - The button that sends the rating, or books again.
 * @csspart secondary - Any other button with an edge, or a tint.
 * @csspart notice - A message about the whole delivery: the connection is lost.
 * @csspart error - What is wrong with a field or a place, and that the element could not be loaded.
 * @cssprop --songwai-accent - Your colour; absent: the one that we have stored for you, or ours.
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
  /** From the delivery's rating link: who has it can rate, once, and tip. */
  declare ratingToken: string | null;
}
