import { expect, test } from 'vitest';
import { type BookingsView, firstView, questionOf, readView, writeView } from './bookings-view.ts';

const read = (text: string) => readView(new URLSearchParams(text));

test('a plain address shows jobs of today that are not over, the latest first', () => {
  expect(read('')).toEqual(firstView);
  expect(writeView(firstView)).toBe('');
  expect(questionOf(firstView)).toEqual({
    groups: [0, 1],
    days: 'today',
    sort: [
      { key: 'date', isDescending: true },
      { key: 'status', isDescending: false },
    ],
  });
});

test('everything that is chosen is in the address, and is read from it again', () => {
  const view: BookingsView = {
    groups: [2, 3],
    mode: 'range',
    from: '2026-11-22',
    until: '2026-11-24',
    search: 'บ้านอารีย์ 081',
    sort: [{ key: 'jobId', isDescending: false }],
    departmentId: 'd1',
    page: 3,
    cursor: 'abc',
  };
  expect(read(writeView(view))).toEqual(view);
  expect(questionOf(view)).toMatchObject({
    days: { fromDate: '22/11/2026', toDate: '24/11/2026' },
    search: 'บ้านอารีย์ 081',
    departmentId: 'd1',
  });
  expect(read(writeView({ ...view, groups: [] })).groups).toEqual([]);
});

test.each(['?filters=9,x&date=range&from=yesterday&sort=price&page=-2', '?page=many'])(
  'an address like %s does no harm',
  (text) => {
    expect(read(text)).toMatchObject({ mode: 'today', from: '', page: 1, sort: firstView.sort });
  },
);
