import type { CallPlace } from '../http/call-place.ts';

/** What a session begins with. */
export interface SessionOpening {
  readonly userId: string;
  readonly channel: string;
  /** As the device calls itself. */
  readonly device: { readonly name: string; readonly version: string };
  /** From where; it is known from then on. */
  readonly place: CallPlace;
}
