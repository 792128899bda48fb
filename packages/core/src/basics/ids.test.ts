import { describe, expect, it } from 'vitest';
import { createGuid, formatJobId, newJobIdFromSequence } from './ids.ts';

const now = new Date('2026-11-21T10:00:00+07:00');

describe('a guid', () => {
  it.each([0, 0.5, 1 - Number.EPSILON])('has the form of a UUID of version 7, also at random %d', (random) => {
    expect(createGuid(now, () => random)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is another one at the same moment and sorts by time', () => {
    const sameMoment = new Set(Array.from({ length: 1000 }, () => createGuid(now, Math.random)));
    expect(sameMoment.size).toBe(1000);
    expect(createGuid(now, () => 0.99) < createGuid(new Date(now.getTime() + 1), () => 0)).toBe(true);
  });
});

describe('a job id', () => {
  it('has at least eight digits and goes on beyond them', () => {
    expect([1, 12_345_678, 123_456_789].map(newJobIdFromSequence)).toEqual(['J00000001', 'J12345678', 'J123456789']);
  });

  it('is shown with a dash before its last five characters', () => {
    expect(formatJobId(newJobIdFromSequence(42))).toBe('J000-00042');
  });

  it.each([-1, 1.5, Number.NaN])('is never made of %d', (n) => {
    expect(() => newJobIdFromSequence(n)).toThrow(RangeError);
  });
});
