import type { OrderDraft } from '../draft/draft.ts';
import { patchStop } from '../draft/stop-edits.ts';

/** The user who books, from the session. */
export interface Booker {
  readonly name: string;
  readonly phone: string;
}

/** Fills the booker in as the sender, but only into fields that the customer left empty. */
export const fillBooker = (draft: OrderDraft, { name, phone }: Booker): OrderDraft => {
  const [pickUp] = draft.stops;
  if (!pickUp) return draft;
  const isUntouched = pickUp.contactName === '' && pickUp.contactPhone === '';
  const filled = isUntouched ? patchStop(draft, pickUp.key, { contactName: name, contactPhone: phone }) : draft;
  return draft.confirmPhone === '' && phone !== '' ? { ...filled, confirmPhone: phone } : filled;
};

/** A signed-in user as the booker: the name, else the company; the phone for questions, else the account's. */
export const bookerOf = (user: {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly confirmPhone: string;
  readonly phone: string;
}): Booker => ({
  name: `${user.firstName} ${user.lastName}`.trim() || user.companyName,
  phone: user.confirmPhone || user.phone,
});
