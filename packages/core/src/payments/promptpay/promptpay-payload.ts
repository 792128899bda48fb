import { crc16 } from '../../basics/emv/crc16.ts';
import { type EmvField, readEmvFields, writeEmvFields } from '../../basics/emv/emv-fields.ts';
import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import { ok } from '../../basics/result.ts';
import { thaiMobile } from '../../validation/phones/thai-mobile.ts';
import { type RuleResult, refuse } from '../../validation/rule-result.ts';

const promptPayId = 'A000000677010111';
const checksumHead = '6304';
const thaiBaht = '764';

/** Payee and amount; without an amount the payer types it. */
export interface PromptPayRequest {
  /** A mobile number, a 13-digit tax or personal id, or a 15-digit e-wallet id. */
  readonly target: string;
  readonly amountSatang: Satang | null;
}

/**
 * Builds the text of a PromptPay QR code (EMV merchant-presented, ids ascending, checksum last). Refuses with
 * `promptPayTargetInvalid` or `promptPayAmountInvalid` (an amount is at least 1 satang and has at most 13 characters).
 */
export function promptPayPayload({ target, amountSatang }: PromptPayRequest): RuleResult<string> {
  const account = accountField(target);
  if (account === null) return refuse('promptPayTargetInvalid');
  const amount = amountSatang === null ? null : bahtFromSatang(amountSatang).toFixed(2);
  if (amount !== null && (!isPayable(amountSatang) || amount.length > 13)) return refuse('promptPayAmountInvalid');
  const fields = writeEmvFields([
    ['00', '01'],
    ['01', amount === null ? '11' : '12'],
    ['29', writeEmvFields([['00', promptPayId], account])],
    ['53', thaiBaht],
    ...(amount === null ? [] : [['54', amount] as const]),
    ['58', 'TH'],
  ]);
  const checked = fields + checksumHead;
  return ok(checked + crc16(checked));
}

/** Whether a text is a complete PromptPay QR code: fields, PromptPay's id and a matching checksum. */
export function isPromptPayPayload(text: string): boolean {
  const fields = readEmvFields(text);
  if (fields === null) return false;
  const [last] = fields.slice(-1);
  const account = readEmvFields(fields.find(([id]) => id === '29')?.[1] ?? '');
  const isWhole = fields[0]?.[0] === '00' && last?.[0] === '63' && last[1] === crc16(text.slice(0, -4));
  return isWhole && account?.[0]?.[1] === promptPayId;
}

const isPayable = (amountSatang: Satang | null): boolean =>
  amountSatang !== null && Number.isSafeInteger(amountSatang) && amountSatang > 0;

/** The account's subfield: a mobile as 0066 and its nine digits, an id unchanged. */
function accountField(target: string): EmvField | null {
  const mobile = thaiMobile(target);
  if (mobile.ok) return ['01', `0066${mobile.value.slice(1)}`];
  const digits = target.replace(/[\s-]/g, '');
  if (/^\d{13}$/.test(digits)) return ['02', digits];
  return /^\d{15}$/.test(digits) ? ['03', digits] : null;
}
