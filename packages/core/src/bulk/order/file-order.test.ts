import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { createFileOrderFlow } from './file-order-flow.ts';
import { tripDistricts } from './trip-districts.ts';

const now = new Date('2026-11-24T03:00:00Z');

const start = (storage = createMemoryStorage()) => {
  const flow = createFileOrderFlow({ clock: () => now, random: () => 0.5, storage });
  return { flow, storage };
};

describe('the choices for a file', () => {
  it('survive a reload, with the key of the booking that may have been started already', async () => {
    const first = start();
    await first.flow.restore('user-1');
    first.flow.change({ paymentType: 2, mostDrops: 5 });
    const { guid } = first.flow.store.getState();
    const second = createFileOrderFlow({ clock: () => now, random: () => 0.25, storage: first.storage });
    await second.restore('user-1');
    expect(second.store.getState()).toMatchObject({ paymentType: 2, mostDrops: 5, guid });
  });

  it('of one person are not shown to another', async () => {
    const first = start();
    await first.flow.restore('user-1');
    first.flow.change({ paymentType: 2 });
    await first.flow.restore('user-2');
    expect(first.flow.store.getState()).toMatchObject({ paymentType: null, isRestored: true });
  });

  it('get a new key for the next file, and stay as they are', async () => {
    const { flow } = start();
    await flow.restore('user-1');
    flow.change({ paymentType: 0 });
    const later = createFileOrderFlow({ clock: () => now, random: () => 0.75, storage: createMemoryStorage() });
    const { guid } = later.store.getState();
    expect(flow.store.getState().guid).not.toBe(guid);
    flow.renew();
    expect(flow.store.getState().paymentType).toBe(0);
  });
});

describe('a trip is known by its parts of town', () => {
  it.each([
    [
      ['เขตสาทร', 'เขตสาทร', 'เขตบางรัก'],
      ['สาทร', 'บางรัก'],
    ],
    [
      ['Khet Sathon', '', 'Bang Rak', 'Watthana', 'Khlong Toei'],
      ['Sathon', 'Bang Rak', 'Watthana'],
    ],
    [[''], []],
  ])('%j', (districts, named) => {
    expect(tripDistricts(districts)).toEqual(named);
  });
});
