import { bahtFromSatang, type Satang } from '../../../basics/money.ts';
import { err, ok, type Result } from '../../../basics/result.ts';
import { copiedNumber } from '../../../basics/text/kept-text.ts';
import { readWrittenSum } from '../../../basics/text/written-sum.ts';
import { mostCollectedBaht } from '../../../jobs/booking/most-collected.ts';
import type { RowProblem } from '../delivery-row.ts';

/** What shops write where nothing is collected, with or without a currency. */
const nothing =
  /^(?:฿|thb|baht|บาท|cod)?\s*:?\s*(?:-+|0+(?:\.0+)?|ไม่เก็บ(?:เงิน)?|ไม่มี|ไม่|จ่ายแล้ว|ชำระแล้ว|โอนแล้ว|โอน|no|none|n\/a|paid|free|ฟรี)\s*(?:บาท(?:ถ้วน)?|บ\.?|baht|thb|฿|[.,]?\s?-|\/-)?$/i;

/** The sum to collect that a cell says; null for none. What may mean two sums is asked for. */
export function readAmount(text: string): Result<Satang | null, RowProblem> {
  const plain = copiedNumber(text);
  if (plain === '' || nothing.test(plain)) return ok(null);
  const sum = readWrittenSum(text);
  if (!sum?.isCertain) return err({ code: 'codAmount' });
  if (bahtFromSatang(sum.satang) > mostCollectedBaht) return err({ code: 'codTooMuch', most: mostCollectedBaht });
  return bahtFromSatang(sum.satang) < 1 ? err({ code: 'codAmount' }) : ok(sum.satang);
}
