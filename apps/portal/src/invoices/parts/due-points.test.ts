import { describe, expect, test } from 'vitest';
import { dueDays } from './due-points.ts';

const invoice = { billDate: '01/12/2026', dueDate: '16/12/2026' };
const at = (iso: string) => dueDays(invoice, new Date(iso));

describe('the days of an invoice', () => {
  test('halfway, in Bangkok', () => {
    expect(at('2026-12-08T07:20:00Z')).toMatchObject({ today: '08/12/2026', left: 8, dueAt: 1 });
    expect(at('2026-12-08T07:20:00Z').todayAt).toBeCloseTo(7 / 15);
  });

  test('a new day begins at midnight in Bangkok', () => {
    expect(at('2026-12-08T16:59:59Z').left).toBe(8);
    expect(at('2026-12-08T17:00:00Z').left).toBe(7);
  });

  test('the first day and the last one', () => {
    expect(at('2026-11-30T17:00:00Z')).toMatchObject({ left: 15, todayAt: 0 });
    expect(at('2026-12-16T03:00:00Z')).toMatchObject({ left: 0, todayAt: 1, dueAt: 1 });
  });

  test('overdue, the line goes on to today', () => {
    expect(at('2026-12-21T03:00:00Z')).toMatchObject({ left: -5, todayAt: 1, dueAt: 0.75 });
  });
});
