import { expect, it } from 'vitest';
import { sampleCells, samplePlace } from '../../../tests/bulk-rows.ts';
import { checkRows, type PlainRow } from './check-rows.ts';
import { type DeliveryRow, isReady, type RowCells, type RowLookup } from './delivery-row.ts';
import { notAsked } from './places/row-lookup.ts';

const now = new Date('2026-11-24T03:00:00Z');
const found = (change: Partial<RowLookup> = {}): RowLookup => ({
  ...notAsked,
  status: 'found',
  places: [samplePlace('a')],
  ...change,
});
const row = (number: number, cells: Partial<RowCells> = {}, lookup = found()): PlainRow => ({
  key: `${number}`,
  number,
  cells: sampleCells(cells),
  lookup,
});
const checked = (lookup: RowLookup, cells: Partial<RowCells> = {}): DeliveryRow | undefined =>
  checkRows([row(2, cells, lookup)], now).rows[0];

it('says which rows go to the same person at the same address, however they are written', () => {
  const { rows } = checkRows(
    [row(2), row(3, { phone: '+66812345678', address: '88/12  ซ. อารีย์ 2, พญาไท' }), row(4, { phone: '0894107723' }), row(5)],
    now,
  );
  expect(rows.map(({ remarks }) => remarks)).toEqual([[], [{ kind: 'duplicate', of: 2 }], [], [{ kind: 'duplicate', of: 2 }]]);
  expect(rows.every(isReady)).toBe(true);
});

it.each<[Partial<RowLookup>, object | undefined]>([
  [{}, undefined],
  [{ doubt: 'nearby' }, undefined],
  [
    { doubt: 'severalPlaces', places: [samplePlace('a'), samplePlace('b')] },
    { code: 'addressSeveral', count: 2 },
  ],
  [{ doubt: 'onlyArea' }, { code: 'addressArea' }],
  [{ doubt: 'contradiction' }, { code: 'addressContradiction' }],
  [{ doubt: 'mapLink', places: [] }, { code: 'addressLink' }],
  [{ doubt: 'outside' }, { code: 'addressOutside' }],
  [
    { doubt: 'outside', elsewhere: 'จ.ขอนแก่น', places: [] },
    { code: 'addressElsewhere', name: 'จ.ขอนแก่น' },
  ],
  [{ doubt: 'notFound', places: [] }, { code: 'addressNotFound' }],
  [{ places: [] }, { code: 'addressNotFound' }],
])('an answer with %o stops the row with %o', (change, problem) => {
  const answered = checked(found(change));
  expect(answered?.problems.address).toEqual(problem);
  expect(answered?.place === null).toBe(problem !== undefined);
});

it('has remarks that do not stop a row', () => {
  const nearby = checked(found({ doubt: 'nearby', bookedAs: 'J00000012' }));
  expect(nearby?.remarks).toEqual([
    { kind: 'booked', jobId: 'J00000012' },
    { kind: 'nearby', place: expect.stringMatching(/./) },
  ]);
  expect(nearby && isReady(nearby)).toBe(true);
});

it('takes a chosen place whatever the answer was', () => {
  const chosen = samplePlace('chosen');
  expect(checked(found({ doubt: 'outside', chosen }))?.place).toBe(chosen);
  expect(checked(found({ chosen }), { address: 'รพ.' })).toMatchObject({ place: chosen, problems: {} });
  expect(checked(found({ chosen }), { address: '=A1' })?.problems.address).toEqual({ code: 'formula' });
});

it('neither stops nor books a row whose address was not looked for yet', () => {
  const waiting = checked(notAsked);
  expect(waiting).toMatchObject({ place: null, problems: {} });
});

it('checks the rest again when the day of most rows changes', () => {
  const before = checkRows([row(2, { date: '25/11/2026' }), row(3, { date: '26/11/2026' })], now);
  expect(before.rows[1]?.problems.date).toEqual({ code: 'dateOther', day: '25/11/2026' });
  const after = checkRows([row(2, { date: '26/11/2026' }), row(3, { date: '26/11/2026' })], now, before);
  expect(after.day).toBe('26/11/2026');
  expect(after.rows[1]?.problems).toEqual({});
});
