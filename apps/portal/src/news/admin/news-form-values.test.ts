import type { WrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { expect, test } from 'vitest';
import { draftOf, formOf, isWhole, restoredForm } from './news-form-values.ts';

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

test('a first day without a time begins at midnight, and a last day is over at the next', () => {
  const { from, until } = draftOf({ ...formOf(undefined), fromDate: '2026-12-31', untilDate: '2026-12-31' });
  expect([from, until]).toEqual([new Date('2026-12-30T17:00:00Z'), new Date('2026-12-31T17:00:00Z')]);
  expect(formOf({ ...stored, until })).toMatchObject({ untilDate: '2026-12-31', untilTime: '' });
  const noon = new Date('2026-12-31T05:00:00Z');
  expect(draftOf(formOf({ ...stored, until: noon })).until).toEqual(noon);
});

test('what was typed before comes back, as far as it fits the form', () => {
  const start = formOf(stored);
  const typed = { ...start, title: { th: 'ใหม่', en: 'new' }, picture: 'x.png' };
  expect(restoredForm(JSON.stringify(typed), start)).toEqual(typed);
  expect(restoredForm(JSON.stringify({ ...typed, title: 'new', figure: 7, other: 'x' }), start)).toEqual({
    ...start,
    picture: 'x.png',
  });
  for (const broken of ['', '{', 'null', '7']) expect(restoredForm(broken, start)).toEqual(start);
});

test('an empty form lacks its texts', () => {
  expect(isWhole(formOf(undefined))).toBe(false);
  expect(isWhole(formOf(stored))).toBe(true);
  expect(isWhole({ ...formOf(stored), body: { th: 'ก', en: ' ' } })).toBe(false);
});
