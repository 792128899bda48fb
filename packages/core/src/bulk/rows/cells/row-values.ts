import type { Satang } from '../../../basics/money.ts';
import type { DeliveryRow } from '../delivery-row.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { phoneDigits } from './read-phone.ts';

/** A row's cells as they are booked. */
export interface RowValues {
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly codSatang: Satang | null;
  readonly reference: string;
  /** DD/MM/YYYY; null: the day of the booking. */
  readonly day: string | null;
}

/** The values of a row that is ready; of another one, what can be read of it. */
export function rowValues({ cells }: DeliveryRow): RowValues {
  const amount = readAmount(cells.cod);
  return {
    name: cells.name.trim(),
    phone: phoneDigits(cells.phone),
    address: cells.address.trim(),
    note: cells.note.trim(),
    codSatang: amount.ok ? amount.value : null,
    reference: cells.reference.trim(),
    day: readDay(cells.date),
  };
}
