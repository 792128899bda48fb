import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { catalog, createRandom, siam } from '../../tests/samples.ts';
import type { Place } from '../places/place.ts';
import * as choices from './choice-edits.ts';
import type { OrderDraft } from './draft.ts';
import { createDraftStorage, draftKey } from './draft-storage.ts';
import { createEmptyDraft, createStop } from './empty-draft.ts';
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
        edits.setPlace(draft, draft.stops.at(at)?.key ?? '', found),
  ),
  fc.tuple(index, fc.string({ unit: 'grapheme' })).map(
    ([at, text]): Edit =>
      (draft) =>
        edits.updateStop(draft, draft.stops.at(at)?.key ?? '', { contactName: text, remark: text }),
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
        choices.chooseVehicle(draft, id, catalog),
  ),
  fc.constantFrom(1, 3, 4, 6, 99).map(
    (id): Edit =>
      (draft) =>
        choices.toggleExtra(draft, id, catalog),
  ),
  fc.tuple(fc.constantFrom(0, 1, 2, 3, 4), index).map(
    ([type, at]): Edit =>
      (draft) =>
        choices.choosePayment(draft, type as 0 | 1 | 2 | 3 | 4, at),
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

/** What holds for every draft that edits can make. */
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

const keep = (kept: unknown) =>
  createMemoryStorage({ [draftKey('web')]: typeof kept === 'string' ? kept : JSON.stringify(kept) });

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
        await storage.save(before);
        expect(await storage.load(empty)).toEqual(before);
      }),
    );
  });

  it('is not harmed by anything that stands where a draft should', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue(),
          fc.jsonValue().map((value) => ({ version: 1, draft: value })),
        ),
        async (kept) => {
          expect(await createDraftStorage(keep(kept), 'web').load(empty)).toBeNull();
        },
      ),
    );
  });

  it('keeps what can be read when one field of the draft is garbage', async () => {
    const whole = edits.setPlace(empty, empty.stops[0]?.key ?? '', siam);
    const fields = fc.constantFrom(...(Object.keys(empty) as (keyof OrderDraft)[]).filter((field) => field !== 'stops'));
    await fc.assert(
      fc.asyncProperty(fields, fc.jsonValue(), async (field, garbage) => {
        const loaded = await createDraftStorage(keep({ version: 1, draft: { ...whole, [field]: garbage } }), 'web').load(empty);
        expect(loaded?.stops.filter((stop) => !stop.isReturn)).toEqual(whole.stops);
        expect(loaded?.guid).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
      }),
    );
  });

  it('knows nothing of another channel, nor of a version to come', async () => {
    const storage = createMemoryStorage();
    await createDraftStorage(storage, 'baanchandra').save(empty);
    expect([...storage.kept.keys()]).toEqual(['songwai.draft.baanchandra']);
    expect(await createDraftStorage(storage, 'web').load(empty)).toBeNull();
    expect(await createDraftStorage(keep({ version: 2, draft: empty }), 'web').load(empty)).toBeNull();
  });

  it('ends with the newest of many drafts, and writes no more of them than it must', async () => {
    const memory = createMemoryStorage();
    let writes = 0;
    const slow = {
      ...memory,
      set: async (key: string, value: string) => {
        writes += 1;
        await Promise.resolve();
        return memory.set(key, value);
      },
    };
    const storage = createDraftStorage(slow, 'web');
    await Promise.all(['a', 'b', 'c', 'd'].map((remark) => storage.save({ ...empty, remark })));
    expect((await storage.load(empty))?.remark).toBe('d');
    expect(writes).toBe(2);
  });

  it('drops the draft even while it is being written', async () => {
    const memory = createMemoryStorage();
    const storage = createDraftStorage(memory, 'web');
    await Promise.all([storage.save(empty), storage.drop()]);
    expect(memory.kept.size).toBe(0);
  });

  it('tells of a storage that refuses, and goes on', async () => {
    const told: unknown[] = [];
    const refuse = async () => {
      throw new Error('quota');
    };
    const storage = createDraftStorage({ get: refuse, set: refuse, remove: refuse }, 'web', (error) => told.push(error));
    await storage.save(empty);
    expect(await storage.load(empty)).toBeNull();
    expect(told).toHaveLength(2);
  });
});
