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
 * @cssprop --songwai-accent - Your colour.
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
