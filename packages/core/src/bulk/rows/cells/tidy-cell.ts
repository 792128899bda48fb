import { bahtFromSatang } from '../../../basics/money.ts';
import { formatPhone } from '../../../validation/phones/phone-mask.ts';
import { type RowCells, type RowField, rowFields } from '../delivery-row.ts';
import { plainCell } from './cell-text.ts';
import { withHouseNumbers } from './house-number.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readPhone } from './read-phone.ts';

/** A cell as it is shown: what can be read is written in one form, anything else stays as it was, to be mended. */
export function tidyCell(field: RowField, text: string): string {
  const plain = plainCell(text);
  if (field === 'phone') {
    const phone = readPhone(plain);
    return phone.ok ? formatPhone(phone.value) : plain;
  }
  if (field === 'date') return readDay(plain) ?? plain;
  if (field === 'cod') {
    const amount = readAmount(plain);
    if (!amount.ok) return plain;
    return amount.value === null ? '' : String(bahtFromSatang(amount.value));
  }
  return field === 'address' ? withHouseNumbers(plain) : plain;
}

/** All cells in their one form; the same object where nothing changes. */
export function tidyCells(cells: RowCells): RowCells {
  const tidied: Record<RowField, string> = { ...cells };
  for (const field of rowFields) tidied[field] = tidyCell(field, cells[field]);
  return rowFields.some((field) => tidied[field] !== cells[field]) ? tidied : cells;
}
