import { phoneDigits } from '../cells/read-phone.ts';
import type { CheckedPlace, DeliveryRow, RowField, RowLookup, RowProblem } from '../delivery-row.ts';

/** Where nothing is known of the address yet. */
export const notAsked: RowLookup = { status: 'waiting', places: [], doubt: null, bookedAs: null, chosen: null };

const wrongInItself: ReadonlySet<RowProblem['code']> = new Set([
  'addressMissing',
  'addressShort',
  'formula',
  'formulaError',
  'openQuote',
  'cellTooLong',
]);

/** Whether the gateway can tell more of the row's address. */
export const isToAsk = ({ lookup, problems }: DeliveryRow): boolean =>
  lookup.status !== 'found' && !(problems.address && wrongInItself.has(problems.address.code));

/** Another address is another place; another phone may only have been booked before. */
export function lookupAfterEdit(lookup: RowLookup, field: RowField): RowLookup {
  if (field === 'address') return notAsked;
  return field === 'phone' ? { ...lookup, status: 'waiting', bookedAs: null } : lookup;
}

const isSameQuestion = (one: DeliveryRow, other: DeliveryRow): boolean =>
  one.cells.address === other.cells.address && phoneDigits(one.cells.phone) === phoneDigits(other.cells.phone);

/**
 * The row with the gateway's answer. An answer to what the row said before it was edited is dropped.
 * @param asked the row as it was asked about
 * @param answer absent: the gateway did not answer
 */
export function withAnswer(row: DeliveryRow, asked: DeliveryRow, answer: CheckedPlace | undefined): DeliveryRow {
  if (!isSameQuestion(row, asked)) return row;
  const { lookup } = row;
  if (!answer) return lookup.status === 'found' ? row : { ...row, lookup: { ...lookup, status: 'failed' } };
  const { places, doubt, elsewhere, bookedAs } = answer;
  return { ...row, lookup: { status: 'found', places, doubt, bookedAs, chosen: lookup.chosen, ...(elsewhere && { elsewhere }) } };
}
