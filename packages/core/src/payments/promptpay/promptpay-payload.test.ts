import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPromptPayPayload, promptPayPayload } from './promptpay-payload.ts';

const payload = (target: string, amountSatang: number | null): string => {
  const result = promptPayPayload({ target, amountSatang });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('a PromptPay code', () => {
  it('is whole for any amount, and any changed character is noticed', () => {
    const change = fc.record({ position: fc.nat(), character: fc.constantFrom(...'0123456789ABCXYZ') });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), change, (satang, { position, character }) => {
        const text = payload('0812345678', satang);
        expect(isPromptPayPayload(text)).toBe(true);
        const at = position % text.length;
        const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        expect(isPromptPayPayload(changed)).toBe(changed === text);
      }),
    );
  });

  it('is the same for a number however it is written', () => {
    expect(payload('+66 81-234-5678', 500)).toBe(payload('0812345678', 500));
    expect(payload('0-1055-36112-01-4', null)).toBe(payload('0105536112014', null));
  });

  it('always shows two decimals', () => {
    expect(payload('0812345678', 123_450)).toContain('54071234.50');
  });

  it.each(['', '021234567', '12345', '01055361120140'])('is not made for "%s"', (target) => {
    expect(promptPayPayload({ target, amountSatang: null })).toMatchObject({ error: { code: 'promptPayTargetInvalid' } });
  });

  it.each([0, -1, 1.5, Number.NaN, 1_000_000_000_000_00])('is not made for %d satang', (amountSatang) => {
    expect(promptPayPayload({ target: '0812345678', amountSatang })).toMatchObject({ error: { code: 'promptPayAmountInvalid' } });
  });

  it.each(['', '000201', 'hello', '00020101021129'])('is not "%s"', (text) => expect(isPromptPayPayload(text)).toBe(false));
});
