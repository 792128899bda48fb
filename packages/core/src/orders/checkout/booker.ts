import { updateStop } from '../draft/contact-edits.ts';
import type { OrderDraft } from '../draft/draft.ts';

/** Who books, as the session says. */
export interface Booker {
  readonly name: string;
  readonly phone: string;
}

/** Who books sends, unless the customer says otherwise: what is typed stays, what is empty is filled in. */
export const fillBooker = (draft: OrderDraft, { name, phone }: Booker): OrderDraft => {
  const [pickUp] = draft.stops;
  if (!pickUp) return draft;
  const isUntouched = pickUp.contactName === '' && pickUp.contactPhone === '';
  const filled = isUntouched ? updateStop(draft, pickUp.key, { contactName: name, contactPhone: phone }) : draft;
  return draft.confirmPhone === '' && phone !== '' ? { ...filled, confirmPhone: phone } : filled;
};

/** A signed-in user as who books: by name, else by company; under the number for questions, else that of the account. */
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
