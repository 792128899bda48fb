import { describe, expect, it } from 'vitest';
import { invoicePayment } from '../payments/invoice-payment.ts';
import { receiptChoice } from '../payments/receipt-choice.ts';
import { tipAmount } from '../payments/tip.ts';
import { walletTopUp } from '../payments/wallet-topup.ts';
import type { RuleResult } from '../rule-result.ts';
import { driverCount } from './driver-count.ts';
import { futureTime } from './future-time.ts';
import { monthlyDays } from './monthly-days.ts';
import { nineHourCutoff } from './nine-hour-cutoff.ts';
import { stopCount } from './stop-count.ts';

const codeOf = (result: RuleResult<unknown>): string => (result.ok ? 'ok' : result.error.code);

describe('where an order goes', () => {
  it('has 2 to 10 stops', () => {
    expect([1, 2, 10, 11, 2.5].map((count) => stopCount(count).ok)).toEqual([false, true, true, false, false]);
  });
});

describe('when an order is done', () => {
  const now = new Date('2026-11-21T10:00:00+07:00');

  it('is later than now', () => {
    expect([null, now, new Date(now.getTime() + 1)].map((at) => codeOf(futureTime(at, now)))).toEqual([
      'dateRequired',
      'timeNotInFuture',
      'ok',
    ]);
  });

  it('starts nine hours until noon', () => {
    expect(['00:00', '12:00', '12:01', '9', 'x'].map((time) => codeOf(nineHourCutoff(time)))).toEqual([
      'ok',
      'ok',
      'nineHourTooLate',
      'ok',
      'timeInvalid',
    ]);
  });

  it('hires at least one driver for 1 to 6 days a week', () => {
    expect([0, 1, 6, 7, 1.5].map((days) => monthlyDays(days).ok)).toEqual([false, true, true, false, false]);
    expect([-1, 0, 1, 20, 1.5].map((count) => driverCount(count).ok)).toEqual([false, false, true, true, false]);
  });
});

describe('how an order is paid', () => {
  it('makes a receipt out to a saved address or to a company with a valid tax id', () => {
    const company = { headerId: null, companyName: 'Songwai', address: '1 Rama I', taxNumber: '0-1055-36112-01-4' };
    expect(receiptChoice(company)).toMatchObject({ value: { taxNumber: '0105536112014' } });
    expect(codeOf(receiptChoice({ ...company, address: ' ' }))).toBe('receiptRequired');
    expect(codeOf(receiptChoice({ ...company, taxNumber: '1' }))).toBe('taxIdInvalid');
    expect(codeOf(receiptChoice({ headerId: 'h1', companyName: '', address: '', taxNumber: '' }))).toBe('ok');
  });
});

it('holds sums to their bounds: tips in whole baht, top-ups to the satang, invoices from one baht', () => {
  expect([1, 1000, 0.5, 1001, Number.NaN].map((baht) => tipAmount(baht).ok)).toEqual([true, true, false, false, false]);
  expect([100, 99.99, 20_000, 20_000.01, 150.5, 150.555, Number.NaN].map((baht) => walletTopUp(baht).ok)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([1, 0.99, -5, Number.POSITIVE_INFINITY].map((baht) => invoicePayment(baht).ok)).toEqual([true, false, false, false]);
});
