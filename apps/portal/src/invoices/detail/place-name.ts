import type { InvoicePayment } from '@songwai/core/invoices/invoice';
import type { PayingPlace } from '@songwai/core/invoices/paying/paying-places-calls';
import type { LocalName } from '@songwai/core/pricing/catalog';

/** A bank as people call it in a sentence: `กรุงไทย`, `Krungthai Bank`, `Krungsri`. */
export const shortBank = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name.replace(/^ธนาคาร/, '');

/** As it stands on a button beside others: without the word for bank. */
export const bareBank = (name: string): string => shortBank(name).replace(/ Bank$/, '');

/** The bank or the shop of a payment, where its list still has it. */
export const placeOf = (
  { place }: Pick<InvoicePayment, 'place'>,
  places: readonly PayingPlace[],
  localName: (name: LocalName) => string,
): string | null => {
  const known = places.find(({ code }) => code === place);
  return known === undefined ? null : shortBank(localName(known.name));
};
