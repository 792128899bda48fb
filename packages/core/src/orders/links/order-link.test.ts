import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bangNa, createRandom, siam } from '../../../tests/samples.ts';
import { createEmptyDraft, createStop } from '../draft/draft.ts';
import { readOrderLink, writeOrderLink } from './order-link.ts';

const random = createRandom();
const empty = createEmptyDraft(0, random);
const at = (place: typeof siam) => ({ ...createStop(0, random), place, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' });
const read = (query: string) => readOrderLink(new URLSearchParams(query));

describe('a link that opens an order', () => {
  it('opens the same places and choices, and tells nobody’s name, phone or note', () => {
    const draft = {
      ...empty,
      stops: [at(siam), at(bangNa)],
      vehicleId: 2,
      service: 2 as const,
      extraIds: [1, 5],
      remark: 'ของแตกง่าย',
    };
    const query = writeOrderLink(draft);
    expect(String(query)).not.toMatch(/0812345678|%E0/);
    const link = readOrderLink(query ?? new URLSearchParams());
    expect(link).toMatchObject({ vehicle: 2, service: 2, extraIds: [1, 5], taskType: 1, wrong: [] });
    expect(link?.from).toEqual({ point: { lat: expect.closeTo(siam.lat, 4), lng: expect.closeTo(siam.lng, 4) } });
    expect(link?.to).toEqual([{ point: { lat: expect.closeTo(bangNa.lat, 4), lng: expect.closeTo(bangNa.lng, 4) } }]);
  });

  it('needs two places to be written', () => {
    expect(writeOrderLink({ ...empty, stops: [at(siam), createStop(0, random)] })).toBeNull();
  });

  it('may name places in words, and the vehicle by its kind', () => {
    expect(read('from=สยามพารากอน&to=บีทีเอสบางนา&vehicle=car&tab=3')).toMatchObject({
      from: { text: 'สยามพารากอน' },
      to: [{ text: 'บีทีเอสบางนา' }],
      vehicle: 'car',
      taskType: 3,
      wrong: [],
    });
  });

  it('tells what it could not read', () => {
    expect(read('from=95,200&to=13.7,100.5&vehicle=rocket&service=9&tab=2')).toMatchObject({
      from: null,
      vehicle: null,
      wrong: ['from', 'vehicle', 'service', 'tab'],
    });
  });

  it('is none without a stop', () => {
    expect(read('utm_source=line&vehicle=car')).toBeNull();
  });

  it('never breaks, whatever it says', () => {
    const words = fc.tuple(fc.constantFrom('from', 'to', 'vehicle', 'service', 'extras', 'tab'), fc.string());
    fc.assert(
      fc.property(fc.array(words), (pairs) => {
        const link = readOrderLink(new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])));
        expect(link === null || link.to.length <= 9).toBe(true);
      }),
    );
  });
});
