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
 * @csspart frame - The edge of the form: border, corners, shadow.
 * @csspart heading - A heading.
 * @csspart stop - The card of a place on the route.
 * @csspart node - The circle with the number of a place, on the route line.
 * @csspart field - The box of a text field.
 * @csspart primary - The button that leads on, or books.
 * @csspart secondary - Any other button with an edge, or a tint.
 * @csspart quiet - A button that is text alone, such as "Add a stop".
 * @csspart notice - A message about the whole form.
 * @csspart error - What is wrong with a field or a place, and that the element could not be loaded.
 * @cssprop --songwai-accent - Your colour; absent: the one that we have stored for you, or ours.
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
