import type { Satang } from '../../../basics/money.ts';
import { err, ok, type Result } from '../../../basics/result.ts';
import { asciiDigits } from '../../../basics/text/thai-digits.ts';
import { mostCollectedBaht } from '../../../jobs/booking/most-collected.ts';
import type { RowProblem } from '../delivery-row.ts';

/** What shops write where nothing is collected. */
const nothing = /^(?:|[-–—]|0+(?:\.0+)?|ไม่เก็บ(?:เงิน)?|ไม่มี|ไม่|จ่ายแล้ว|ชำระแล้ว|โอนแล้ว|โอน|no|none|n\/a|paid|free|ฟรี)$/i;
const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** "1.250" is a thousand and more in many countries, and one baht here: nobody knows which was meant. */
const thousandsByDot = /^\d{1,3}\.\d{3}$/;
const unitBefore = /^(?:฿|thb|baht|บาท|cod)\s*:?\s*/i;
const unitBehind = /\s*(?:บาท(?:ถ้วน)?|บ\.?|baht|thb|฿|[.,]?\s?[-–]|\/-)$/i;
/** Digits of a number that spreadsheets keep; what is behind them is noise of the calculation. */
const keptDigits = 15;

/** The sum to collect: `1,250.50`, `฿350`, `350 บาท`; null for none. */
export function readAmount(text: string): Result<Satang | null, RowProblem> {
  const trimmed = asciiDigits(text).trim();
  if (nothing.test(trimmed)) return ok(null);
  const plain = trimmed.replace(unitBefore, '').replace(unitBehind, '').trim();
  if (plain !== '' && nothing.test(plain)) return ok(null);
  if (!amount.test(plain) || thousandsByDot.test(plain)) return err({ code: 'codAmount' });
  const baht = Number(Number(plain.replaceAll(',', '')).toPrecision(keptDigits));
  if (baht > mostCollectedBaht) return err({ code: 'codTooMuch', most: mostCollectedBaht });
  return baht < 1 ? err({ code: 'codAmount' }) : ok(Math.round(Number((baht * 100).toPrecision(keptDigits))));
}
