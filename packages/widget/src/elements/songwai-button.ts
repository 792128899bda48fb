import type { AttributeKinds } from './reflect.ts';
import { type GetToken, SongwaiBooking } from './songwai-booking.ts';
import { SongwaiDropPoint } from './songwai-drop-point.ts';
import { SongwaiElement } from './songwai-element.ts';
import { SongwaiPriceCheck } from './songwai-price-check.ts';
import { SongwaiTracking } from './songwai-tracking.ts';

/**
 * A button in the corner of the page that opens another element in a sheet: above the button, on a phone over the whole screen. The element
 * is created when it is first opened, and stays when the sheet closes. It takes its attributes and properties from the button, and its events
 * come from the button.
 *
 * @tagname songwai-button
 * @fires songwai:open - The sheet, or the page's chat, is open.
 * @fires songwai:close - It is closed.
 * @fires songwai:chat - A press where the button opens a chat. Cancel it to open yours, and call `close()` when that closes; otherwise help of ours opens.
 * @slot - Shown until the button is, and beside "Try again" if it could not be loaded.
 * @csspart button - The button itself.
 * @csspart sheet - What it opens another element in, whose parts are parts of the button, too.
 * @cssprop --songwai-accent - Your colour; absent: the one that we have stored for you, or ours.
 * @cssprop --songwai-button-offset-x - Its distance from the side (24px, on a phone 16px).
 * @cssprop --songwai-button-offset-y - Its distance from the bottom (24px, on a phone 16px): more keeps it above a cookie banner.
 * @cssprop --songwai-button-z - Its `z-index` (1000): below that of a banner, the banner covers it.
 */
export class SongwaiButton extends SongwaiElement {
  static override readonly kinds: AttributeKinds = {
    ...SongwaiBooking.kinds,
    ...SongwaiTracking.kinds,
    ...SongwaiPriceCheck.kinds,
    ...SongwaiDropPoint.kinds,
    opens: 'text',
    label: 'text',
    variant: 'text',
    position: 'text',
    hides: 'text',
  };

  /** What it opens; absent: the booking. */
  declare opens: 'booking' | 'tracking' | 'price-check' | 'drop-point' | 'chat' | null;
  /** Its words; absent: our own, by what it opens. */
  declare label: string | null;
  /** `text` has no icon, and folds only on a phone. */
  declare variant: 'icon' | 'text' | null;
  /** Its corner; absent: at the bottom right. */
  declare position: 'bottom-right' | 'bottom-left' | null;
  /** A CSS selector of another launcher in the page, which is hidden while the sheet is open. */
  declare hides: string | null;

  /** As of the booking, which gets it when it is opened. */
  declare getToken: GetToken | null | undefined;

  #isOpen = false;

  /** Whether the sheet, or the page's chat, is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the sheet; before the button's code has come, as soon as it has. */
  open(): void {
    this.toggle(true);
  }

  /** Closes the sheet. What was typed stays. */
  close(): void {
    this.toggle(false);
  }

  /** Opens or closes the sheet. */
  toggle(isOpen = !this.#isOpen): void {
    this.#isOpen = isOpen;
    this.refresh();
  }
}
