import { describe, expect, it } from 'vitest';
import { createPlaceBook, samplePlace, sampleSheet } from '../../../tests/bulk-rows.ts';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { createManualTimer } from '../../../tests/timers.ts';
import { until } from '../../../tests/until.ts';
import type { CheckPlaces } from './delivery-row.ts';
import { addressPauseMs, createRowsFlow, savePauseMs } from './rows-flow.ts';

const now = new Date('2026-11-24T03:00:00Z');

const start = (checkPlaces: CheckPlaces = createPlaceBook().checkPlaces, storage = createMemoryStorage()) => {
  const timer = createManualTimer();
  const flow = createRowsFlow({ checkPlaces, clock: () => now, storage, startTimer: timer.startTimer });
  const done = () => until(flow.store, ({ progress }) => progress.status === 'idle');
  return { flow, timer, storage, done };
};

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ address: `${index} ถ.พหลโยธิน พญาไท` }));

it('looks for the addresses of 60 rows by 25 at a time, and says how far it is', async () => {
  const book = createPlaceBook();
  const { flow, done } = start(book.checkPlaces);
  const seen: number[] = [];
  flow.store.subscribe(({ progress }) => seen.push(progress.done));
  flow.load(sampleSheet(many(60)));
  const { counts, progress } = await done();
  expect(book.asked.map((rows) => rows.length)).toEqual([25, 25, 10]);
  expect(new Set(seen)).toEqual(new Set([0, 25, 50, 60]));
  expect(counts).toEqual({ wrong: 0, ready: 60, all: 60, remarked: 0 });
  expect(progress).toEqual({ status: 'idle', done: 60, total: 60, failed: 0 });
});

it('asks again only for the batch that failed', async () => {
  const book = createPlaceBook();
  let fails = true;
  const { flow, done } = start(async (rows, signal) => {
    if (fails && rows[0]?.row === 27) throw new Error('offline');
    return book.checkPlaces(rows, signal);
  });
  flow.load(sampleSheet(many(60)));
  const { progress, counts } = await done();
  expect(progress.failed).toBe(25);
  expect(counts).toMatchObject({ ready: 35, wrong: 0 });
  fails = false;
  book.asked.length = 0;
  flow.retry();
  expect((await done()).counts.ready).toBe(60);
  expect(book.asked.map((rows) => rows.length)).toEqual([25]);
});

it('can be stopped, and goes on where it was', async () => {
  const book = createPlaceBook();
  const { flow, done } = start(async (rows, signal) => {
    const answer = await book.checkPlaces(rows, signal);
    if (book.asked.length === 2) flow.stop();
    return answer;
  });
  flow.load(sampleSheet(many(100)));
  await until(flow.store, ({ progress }) => progress.status === 'stopped');
  flow.retry();
  expect((await done()).counts.ready).toBe(100);
});

describe('an edited cell', () => {
  it('is checked at once, and leaves the other rows as they are', async () => {
    const { flow, done } = start();
    flow.load(sampleSheet([{ phone: '081 234 56' }, { address: '9 ถ.สีลม' }]));
    const before = (await done()).rows;
    expect(before[0]?.problems.phone).toEqual({ code: 'phoneDigits', missing: 2 });
    flow.edit([{ key: '2', field: 'phone', text: '081 234 5678' }]);
    const { rows, counts } = flow.store.getState();
    expect(rows[0]?.problems).toEqual({});
    expect(rows[1]).toBe(before[1]);
    expect(counts.ready).toBe(2);
  });

  it('is looked for on the map after a pause, and by its last text only', async () => {
    const book = createPlaceBook();
    const { flow, timer, done } = start(book.checkPlaces);
    flow.load(sampleSheet([{}]));
    await done();
    flow.edit([{ key: '2', field: 'address', text: '12 ซ.สุขุมวิท' }]);
    flow.edit([{ key: '2', field: 'address', text: '12 ซ.สุขุมวิท 49' }]);
    expect(flow.store.getState().rows[0]?.place).toBeNull();
    timer.fire(addressPauseMs);
    await until(flow.store, ({ counts }) => counts.ready === 1);
    expect(book.asked.slice(1)).toEqual([['12 ซ.สุขุมวิท 49']]);
  });

  it('drops the answer to what it said before', async () => {
    const answers: (() => void)[] = [];
    const book = createPlaceBook({ '1 ถ.สีลม': { places: [samplePlace('new')] } });
    const { flow, timer } = start(async (rows, signal) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return book.checkPlaces(rows, signal);
    });
    flow.load(sampleSheet([{}]));
    flow.edit([{ key: '2', field: 'address', text: '1 ถ.สีลม' }]);
    timer.fire(addressPauseMs);
    answers[1]?.();
    await until(flow.store, ({ counts }) => counts.ready === 1);
    answers[0]?.();
    await until(flow.store, ({ progress }) => progress.status === 'idle');
    expect(flow.store.getState().rows[0]?.place?.placeId).toBe('new');
  });

  it('is written in one form when typing ends', async () => {
    const { flow, done } = start();
    flow.load(sampleSheet([{}]));
    await done();
    flow.edit([{ key: '2', field: 'phone', text: '+66-89-410-7723' }]);
    flow.settle();
    expect(flow.store.getState().rows[0]?.cells.phone).toBe('089 410 7723');
  });
});

it('a chosen place mends a row whose address means several', async () => {
  const places = [samplePlace('a'), samplePlace('b')];
  const book = createPlaceBook({ เซ็นทรัลลาดพร้าว: { places, doubt: 'severalPlaces' } });
  const { flow, done } = start(book.checkPlaces);
  flow.load(sampleSheet([{ address: 'เซ็นทรัลลาดพร้าว' }]));
  expect((await done()).rows[0]?.problems.address).toEqual({ code: 'addressSeveral', count: 2 });
  flow.choosePlace('2', samplePlace('b'));
  expect(flow.store.getState().rows[0]).toMatchObject({ problems: {}, place: { placeId: 'b' } });
});

it('a removed row comes back where it was, with what was edited meanwhile', async () => {
  const { flow, done } = start();
  flow.load(sampleSheet(many(3)));
  await done();
  const undo = flow.removeRows(['3']);
  expect(flow.store.getState().counts.all).toBe(2);
  flow.edit([{ key: '4', field: 'name', text: 'คุณปิ่น' }]);
  undo();
  expect(flow.store.getState().rows.map(({ key, cells }) => [key, cells.name])).toEqual([
    ['2', 'คุณจิราพร'],
    ['3', 'คุณจิราพร'],
    ['4', 'คุณปิ่น'],
  ]);
});

it('takes the later rows in place of those that are booked, and forgets the file after the last', async () => {
  const { flow, done } = start();
  flow.load(sampleSheet(many(500), many(312)));
  await done();
  flow.takeLater();
  const { counts, later, rows, file } = await done();
  expect([counts.all, later, rows[0]?.number, file?.total]).toEqual([312, [], 502, 812]);
  flow.takeLater();
  expect(flow.store.getState()).toMatchObject({ file: null, rows: [] });
});

describe('a reload', () => {
  it('shows the rows again, without asking for the places that are known', async () => {
    const first = start();
    first.flow.load(sampleSheet([{}, { phone: '66 81 2' }]));
    await first.done();
    first.timer.fire(savePauseMs);
    const book = createPlaceBook();
    const second = start(book.checkPlaces, first.storage);
    await second.flow.restore();
    expect(second.flow.store.getState()).toMatchObject({ isRestored: true, counts: { wrong: 1, ready: 1 } });
    expect(second.flow.store.getState().rows).toEqual(first.flow.store.getState().rows);
    expect(book.asked).toEqual([]);
  });

  it('by another user shows nothing', async () => {
    const first = start();
    await first.flow.restore('user-1');
    first.flow.load(sampleSheet([{}]));
    await first.done();
    first.timer.fire(savePauseMs);
    const second = start(undefined, first.storage);
    await second.flow.restore('user-2');
    expect(second.flow.store.getState()).toMatchObject({ isRestored: true, file: null, rows: [] });
    expect(first.storage.stored.size).toBe(0);
  });

  it('after clearing shows nothing', async () => {
    const { flow, timer, storage, done } = start();
    flow.load(sampleSheet([{}]));
    await done();
    timer.fire(savePauseMs);
    flow.clear();
    expect(flow.store.getState()).toMatchObject({ file: null, rows: [], counts: { all: 0 } });
    await flow.restore();
    expect(storage.stored.size).toBe(0);
  });
});
