import type { OfferedBenefit } from '@songwai/core/rewards/benefit-admin-calls';
import { expect, test } from 'vitest';
import { codesOf, draftOf, formOf, problemOf } from './benefit-form-values.ts';

const today = new Date('2026-11-27T18:30:00Z');
const stored: OfferedBenefit = {
  ...{ id: '7', title: { th: 'ก', en: 'a' }, partner: { th: 'ข', en: 'b' }, picture: 'cup', leastTier: 'gold' },
  ...{ from: new Date('2026-11-30T17:00:00Z'), until: new Date('2026-12-30T17:00:00Z') },
  ...{ codeCount: 3, takenCount: 1, state: 'live' },
};

test('what is stored comes back as it was, in Bangkok’s days', () => {
  const values = formOf(stored, today);
  expect(values).toMatchObject({ from: '2026-12-01', until: '2026-12-31', codes: '' });
  expect(draftOf(values)).toEqual({
    ...{ title: stored.title, partner: stored.partner, picture: 'cup', leastTier: 'gold' },
    ...{ from: '01/12/2026', until: '31/12/2026', codes: [] },
  });
  expect(formOf(undefined, today).from).toBe('2026-11-28');
});

test('codes come as they are pasted, each once', () => {
  expect(codesOf(' BK-1\nBK-2,BK-1;\tBK-3\n\n')).toEqual(['BK-1', 'BK-2', 'BK-3']);
  expect(codesOf('')).toEqual([]);
});

test('what is missing or wrong is found before it is sent', () => {
  const values = { ...formOf(stored, today), codes: 'BK-1' };
  expect(problemOf(values, true)).toBeNull();
  expect(problemOf({ ...values, codes: '' }, true)).toBe('codes');
  expect(problemOf({ ...values, codes: '' }, false)).toBeNull();
  expect(problemOf({ ...values, partnerEn: ' ' }, false)).toBe('missing');
  expect(problemOf({ ...values, until: '2026-11-30' }, false)).toBe('days');
  expect(problemOf({ ...values, codes: 'โค้ด' }, false)).toBe('codes');
  expect(problemOf({ ...values, codes: Array.from({ length: 1_001 }, (_, at) => `C${at}`).join('\n') }, false)).toBe('manyCodes');
});
