import { endOfBangkokDay, parseBangkok } from '../basics/bangkok-time.ts';

/** `open` can be accepted; an accepted one stays so after its validity. */
export type QuotationStatus = 'open' | 'accepted' | 'expired';

/** Whether a quotation that is valid until the end of a day (DD/MM/YYYY) still is. */
export function quotationStatus(
  { acceptedDate, validUntil }: { readonly acceptedDate: string | null; readonly validUntil: string },
  now: Date,
): QuotationStatus {
  if (acceptedDate !== null) return 'accepted';
  const lastDay = parseBangkok(validUntil);
  return lastDay !== null && now <= endOfBangkokDay(lastDay) ? 'open' : 'expired';
}
