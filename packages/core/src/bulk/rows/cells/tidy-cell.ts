import { bahtFromSatang } from '../../../basics/money.ts';
import { cleanText } from '../../../basics/text/clean-text.ts';
import { withoutEmoji } from '../../../validation/fields/emoji.ts';
import { formatPhone } from '../../../validation/phones/phone-mask.ts';
import { type RowCells, type RowField, rowFields } from '../delivery-row.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readPhone } from './read-phone.ts';

/** A dash fills a cell that has nothing to say. */
const emptyMark = /^[-–—]+$/;

const plainText = (text: string): string => {
  const plain = cleanText(withoutEmoji(text)).replace(/\s+/g, ' ');
  return emptyMark.test(plain) ? '' : plain;
};

/** A cell as it is shown: what can be read is written in one form, anything else stays as it was, to be mended. */
export function tidyCell(field: RowField, text: string): string {
  const plain = plainText(text);
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
  return plain;
}

/** All cells in their one form; the same object where nothing changes. */
export function tidyCells(cells: RowCells): RowCells {
  const tidied: Record<RowField, string> = { ...cells };
  for (const field of rowFields) tidied[field] = tidyCell(field, cells[field]);
  return rowFields.some((field) => tidied[field] !== cells[field]) ? tidied : cells;
}
