import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { catalog, createRandom } from '../../../tests/samples.ts';
import type { Place } from '../../places/place.ts';
import { createEmptyDraft, createStop, type OrderDraft } from './draft.ts';
import { createDraftStorage, draftKey } from './draft-storage.ts';
import { toggleExtra } from './extra-edits.ts';
import { patchDraft } from './patch-draft.ts';
import { setPlace } from './set-place.ts';
import * as edits from './stop-edits.ts';

const empty = createEmptyDraft(Date.UTC(2026, 10, 21), createRandom());

const place: fc.Arbitrary<Place> = fc.record({
  placeId: fc.string(),
  name: fc.string({ unit: 'grapheme' }),
  address: fc.string({ unit: 'grapheme' }),
  district: fc.string(),
  subDistrict: fc.string(),
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
});

type Edit = (draft: OrderDraft) => OrderDraft;
const index = fc.integer({ min: -1, max: 10 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(index, fc.option(place)).map(
    ([at, found]): Edit =>
      (draft) =>
        setPlace(draft, draft.stops.at(at)?.key ?? '', found),
  ),
  fc.tuple(index, fc.string({ unit: 'grapheme' })).map(
    ([at, text]): Edit =>
      (draft) =>
        edits.patchStop(draft, draft.stops.at(at)?.key ?? '', { contactName: text, remark: text }),
  ),
  fc.double({ min: 0, max: 0.999, noNaN: true }).map(
    (chance): Edit =>
      (draft) => {
        const stop = createStop(draft.stops.length, () => chance);
        return draft.stops.some((old) => old.key === stop.key) ? draft : edits.addStop(draft, stop);
      },
  ),
  index.map(
    (at): Edit =>
      (draft) =>
        edits.removeStop(draft, draft.stops.at(at)?.key ?? ''),
  ),
  fc.tuple(index, index).map(
    ([from, to]): Edit =>
      (draft) =>
        edits.moveStop(draft, from, to),
  ),
  fc.constantFrom(1, 2, 9).map(
    (id): Edit =>
      (draft) =>
        patchDraft(draft, { vehicleId: id }, { catalog, nowMs: 0 }),
  ),
  fc.constantFrom(1, 3, 4, 6, 99).map(
    (id): Edit =>
      (draft) =>
        toggleExtra(draft, id, catalog),
  ),
  fc.tuple(fc.constantFrom(0, 1, 2, 3, 4), index).map(
    ([type, at]): Edit =>
      (draft) =>
        patchDraft(draft, { paymentType: type as 0 | 1 | 2 | 3 | 4, paymentPoint: at }, { catalog, nowMs: 0 }),
  ),
  fc.string().map(
    (text): Edit =>
      (draft) => ({ ...draft, promoCode: text, confirmPhone: text, remark: text }),
  ),
  fc.constantFrom<Edit>((draft) => ({
    ...draft,
    schedule: { kind: 'later', date: '22/11/2026', time: '09:30' },
    service: 2,
    tab: 3,
  })),
);
const draft = fc.array(edit, { maxLength: 25 }).map((list) => list.reduce((current, apply) => apply(current), empty));

/** Invariants of every draft that edits can produce. */
const isSound = ({ stops, extraIds, paymentPoint, vehicleId }: OrderDraft) => {
  const own = stops.filter((stop) => !stop.isReturn);
  const returns = stops.filter((stop) => stop.isReturn);
  const first = own[0];
  return (
    own.length >= 2 &&
    own.length <= 10 &&
    new Set(stops.map((stop) => stop.key)).size === stops.length &&
    returns.length === (extraIds.includes(3) || extraIds.includes(4) ? 1 : 0) &&
    returns.every((stop) => stop === stops.at(-1) && stop.place === first?.place && stop.contactPhone === first?.contactPhone) &&
    paymentPoint >= 0 &&
    paymentPoint < own.length &&
    new Set(extraIds).size === extraIds.length &&
    extraIds.every((id) =>
      catalog.extras.some((extra) => extra.id === id && (vehicleId === null || extra.vehicleIds.includes(vehicleId))),
    )
  );
};

describe('draft', () => {
  it('is never brought out of shape by any series of edits', () => {
    fc.assert(fc.property(draft, isSound), { numRuns: 500 });
  });
});

describe('draft storage', () => {
  it('gives back every draft as it was kept', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (before) => {
        const storage = createDraftStorage(createMemoryStorage(), 'web');
        await storage.save('user-1', before);
        expect(await storage.load('user-1', empty)).toEqual(before);
      }),
    );
  });

  it('knows nothing of another channel, nor of a version to come', async () => {
    const storage = createMemoryStorage();
    await createDraftStorage(storage, 'baanchandra').save(null, empty);
    expect([...storage.stored.keys()]).toEqual(['songwai.private.draft.baanchandra']);
    expect(await createDraftStorage(storage, 'web').load(null, empty)).toBeNull();
    const newer = createMemoryStorage({ [draftKey('web')]: JSON.stringify({ version: 3, owner: null, draft: empty }) });
    expect(await createDraftStorage(newer, 'web').load(null, empty)).toBeNull();
  });

  it('begins a field empty that was added since, and waits for no step', async () => {
    const { remark: _remark, stops, ...rest } = empty;
    const older = {
      ...rest,
      stops: stops.map(({ remark: _of, ...stop }) => stop),
      step: { ...empty.step, requestStep: 1, reqComplete: true },
    };
    const memory = createMemoryStorage({ [draftKey('web')]: JSON.stringify({ version: 2, owner: null, draft: older }) });
    expect(await createDraftStorage(memory, 'web').load(null, empty)).toEqual(empty);
  });

  it.each([
    { what: 'the own draft', left: 'user-1', came: 'user-1', seen: 'floor 3', isStored: true },
    { what: 'what a visitor left, to a visitor', left: null, came: null, seen: 'floor 3', isStored: true },
    { what: 'what a visitor left, to whoever signs in', left: null, came: 'user-1', seen: 'floor 3', isStored: true },
    {
      what: 'nothing of somebody whose session ended, to a visitor',
      left: 'user-1',
      came: null,
      seen: undefined,
      isStored: true,
    },
    { what: 'nothing of another person', left: 'user-1', came: 'user-2', seen: undefined, isStored: false },
  ])('shows $what', async ({ left, came, seen, isStored }) => {
    const memory = createMemoryStorage();
    const storage = createDraftStorage(memory, 'web');
    await storage.save(left, { ...empty, remark: 'floor 3' });
    expect((await storage.load(came, empty))?.remark).toBe(seen);
    expect(memory.stored.size).toBe(isStored ? 1 : 0);
  });

  it('is no visitor’s any more once somebody has signed in', async () => {
    const memory = createMemoryStorage();
    const storage = createDraftStorage(memory, 'web');
    await storage.save(null, empty);
    await storage.load('user-1', empty);
    await expect.poll(() => memory.stored.get(draftKey('web'))).toContain('user-1');
    expect(await storage.load('user-2', empty)).toBeNull();
  });

  it('is kept for seven days from its last change', async () => {
    const memory = createMemoryStorage();
    const ages: unknown[] = [];
    const set = async (...given: Parameters<typeof memory.set>) => void ages.push(given[2]);
    await createDraftStorage({ ...memory, set }, 'web').save(null, empty);
    expect(ages).toEqual([7 * 24 * 60 * 60 * 1000]);
  });

  it('tells of a storage that refuses, and goes on', async () => {
    const ages: unknown[] = [];
    const refuse = async () => {
      throw new Error('quota');
    };
    const storage = createDraftStorage({ get: refuse, set: refuse, remove: refuse }, 'web', (error) => ages.push(error));
    await storage.save(null, empty);
    expect(await storage.load(null, empty)).toBeNull();
    expect(ages).toHaveLength(2);
  });
});
