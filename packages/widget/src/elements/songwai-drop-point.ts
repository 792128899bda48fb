import type { AttributeKinds } from './reflect.ts';
import { commonKinds, SongwaiElement } from './songwai-element.ts';

/**
 * Asks a guest where the things of a booking go, such as the bags of a hotel's guest. The partner pays, so there is no price.
 *
 * @tagname songwai-drop-point
 * @fires songwai:saved - The place is saved, or changed.
 * @slot - Shown until the form is, and beside "Try again" if the form could not be loaded.
 * @slot header - Above the form, such as your own title.
 * @slot footer - Below the form, such as your telephone number.
 * @cssprop --songwai-accent - Your colour.
 * @cssprop --songwai-reserved-height - The height reserved until the form is there.
 */
export class SongwaiDropPoint extends SongwaiElement {
  static override readonly kinds: AttributeKinds = {
    ...commonKinds,
    reference: 'text',
    signature: 'text',
    'pick-up': 'text',
  };

  /** Your number of the booking. */
  declare reference: string | null;
  /** Of the link, made by your server, so that nobody changes the place of another's booking. */
  declare signature: string | null;
  /** Where the things wait, such as "Baan Chandra, bell desk"; without it your name. */
  declare pickUp: string | null;
}
