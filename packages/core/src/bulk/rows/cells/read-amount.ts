import { type Satang, satangFromBaht } from '../../../basics/money.ts';
import { err, ok, type Result } from '../../../basics/result.ts';
import { asciiDigits } from '../../../basics/text/thai-digits.ts';
import { mostCollectedBaht } from '../../../jobs/booking/most-collected.ts';
import type { RowProblem } from '../delivery-row.ts';

/** What shops write where nothing is collected. */
const nothing = /^(?:|[-–—]|0+(?:\.0+)?|ไม่เก็บ(?:เงิน)?|ไม่มี|จ่ายแล้ว|โอนแล้ว|no|none|n\/a|paid)$/i;
const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The sum to collect: `1,250.50`, `฿350`, `350 บาท`; null for none. */
export function readAmount(text: string): Result<Satang | null, RowProblem> {
  const plain = asciiDigits(text)
    .replace(/^(?:฿|thb|cod)\s*|\s*(?:บาท|baht|thb|฿|\.-)$/gi, '')
    .trim();
  if (nothing.test(plain)) return ok(null);
  if (!amount.test(plain)) return err({ code: 'codAmount' });
  const baht = Number(plain.replaceAll(',', ''));
  if (baht > mostCollectedBaht) return err({ code: 'codTooMuch', most: mostCollectedBaht });
  return baht < 1 ? err({ code: 'codAmount' }) : ok(satangFromBaht(baht));
}
