import type { AttributeKinds } from './reflect.ts';
import { commonKinds, SongwaiElement } from './songwai-element.ts';

/**
 * Says what a delivery costs at your rates, with each vehicle. Nobody has to sign on.
 *
 * @tagname songwai-price-check
 * @fires songwai:price - There is a price, or another one.
 * @fires songwai:book - "Book" was pressed. Unless you prevent the default, your booking element takes the places over, or our order form opens.
 * @slot - Shown until the form is, and beside "Try again" if the form could not be loaded.
 * @slot header - Above the form, such as your own title.
 * @slot footer - Below the form, such as your telephone number.
 * @csspart frame - The edge of the form: border, corners, shadow.
 * @csspart heading - A heading.
 * @csspart stop - The card of a place on the route.
 * @csspart node - The circle with the number of a place, on the route line.
 * @csspart choice - A card to choose among others.
 * @csspart vehicle - The `choice` of a vehicle.
 * @csspart chosen - The chosen `choice`.
 * @csspart primary - The button that leads on, or books.
 * @csspart secondary - Any other button with an edge, or a tint.
 * @csspart quiet - A button that is text alone, such as "Add a stop".
 * @csspart price - The price in figures.
 * @csspart error - What is wrong with a field or a place, and that the element could not be loaded.
 * @cssprop --songwai-accent - Your colour; absent: the one that we have stored for you, or ours.
 * @cssprop --songwai-reserved-height - The height reserved until the form is there.
 */
export class SongwaiPriceCheck extends SongwaiElement {
  static override readonly kinds: AttributeKinds = {
    ...commonKinds,
    'pick-up': 'text',
    'pick-up-at': 'text',
  };

  /** The name of the place to begin with, such as your shop; with `pickUpAt`. */
  declare pickUp: string | null;
  /** Where that is: `13.7797,100.5446`. */
  declare pickUpAt: string | null;
}
