import { crc16 } from '../basics/emv/crc16.ts';
import { writeEmvFields } from '../basics/emv/emv-fields.ts';

const billPaymentId = 'A000000677010112';
const checksumHead = '6304';
const thaiBaht = '764';

/** A bill that the payer's bank asks the amount of. */
export interface PromptPayBill {
  /** 15 digits: a tax id and a suffix of 2. */
  readonly billerId: string;
  /** 1 to 20 capital letters and digits each. */
  readonly reference1: string;
  /** Absent for billers with one reference. */
  readonly reference2?: string;
}

const biller = /^\d{15}$/;
const reference = /^[A-Z0-9]{1,20}$/;

/**
 * Builds the text of a QR code that pays a bill (EMV merchant-presented, tag 30 of the Bank of Thailand's guideline).
 *
 * @throws RangeError for a biller or a reference that no bank takes.
 */
export function promptPayBill({ billerId, reference1, reference2 }: PromptPayBill): string {
  if (!biller.test(billerId)) throw new RangeError('A biller has 15 digits.');
  if (![reference1, reference2].every((text) => text === undefined || reference.test(text)))
    throw new RangeError('A reference of a bill has 1 to 20 capital letters and digits.');
  const bill = writeEmvFields([
    ['00', billPaymentId],
    ['01', billerId],
    ['02', reference1],
    ...(reference2 === undefined ? [] : [['03', reference2] as const]),
  ]);
  const fields = writeEmvFields([
    ['00', '01'],
    ['01', '11'],
    ['30', bill],
    ['53', thaiBaht],
    ['58', 'TH'],
  ]);
  const checked = fields + checksumHead;
  return checked + crc16(checked);
}
