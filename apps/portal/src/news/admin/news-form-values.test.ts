import type { WrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { expect, test } from 'vitest';
import { draftOf, formOf, isWhole } from './news-form-values.ts';

const stored: WrittenNews = {
  ...{ id: '7', state: 'live', type: 'promotion', topic: null, vehicle: 'car', figure: '50%', picture: null },
  ...{ title: { th: 'ก', en: 'a' }, summary: { th: 'ก', en: 'a' }, body: { th: 'ก', en: 'a' }, promoCode: 'CHON50' },
  ...{ audience: 'new', tier: null, newCustomerDays: 30, from: new Date('2026-11-27T18:30:00Z'), until: null },
};

test('what is stored comes back as it was, in Bangkok’s days and times', () => {
  const values = formOf(stored);
  expect(values).toMatchObject({ fromDate: '2026-11-28', fromTime: '01:30', untilDate: '', newCustomerDays: '30' });
  const { id: _id, state: _state, ...draft } = stored;
  expect(draftOf(values)).toEqual(draft);
});

test('what does not belong to a kind or an audience is not sent', () => {
  const values = { ...formOf(stored), type: 'news', topic: 'service', audience: 'all' } as const;
  expect(draftOf(values)).toMatchObject({ promoCode: '', topic: 'service', tier: null, newCustomerDays: null });
  expect(draftOf({ ...values, type: 'promotion', audience: 'tier' })).toMatchObject({ topic: null, tier: 'silver' });
});

test('a day without a time begins at midnight', () => {
  expect(draftOf({ ...formOf(undefined), untilDate: '2026-12-31' }).until).toEqual(new Date('2026-12-30T17:00:00Z'));
});

test('an empty form lacks its texts', () => {
  expect(isWhole(formOf(undefined))).toBe(false);
  expect(isWhole(formOf(stored))).toBe(true);
  expect(isWhole({ ...formOf(stored), body: { th: 'ก', en: ' ' } })).toBe(false);
});
