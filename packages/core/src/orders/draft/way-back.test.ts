import { describe, expect, it } from 'vitest';
import { bangNa, createRandom, siam } from '../../../tests/samples.ts';
import { createEmptyDraft, createStop } from './draft.ts';
import { wayBackOf } from './way-back.ts';

const nowMs = Date.UTC(2026, 10, 21, 3);
const random = createRandom();
const empty = createEmptyDraft(nowMs, random);
const draft = {
  ...empty,
  vehicleId: 1,
  service: 2 as const,
  extraIds: [1],
  remark: 'ของแตกง่าย',
  photoNames: ['a.png'],
  stops: [
    { ...createStop(nowMs, random), place: siam, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' },
    {
      ...createStop(nowMs, random),
      place: bangNa,
      contactName: 'ธนากร',
      contactPhone: '0898765432',
      codSatang: 10_000,
      remark: 'ชั้น 3',
    },
  ],
};

describe('the way back of a booked order', () => {
  it('leads from the last stop to the first, with the same people, without what was for the way out', () => {
    expect(wayBackOf(draft)).toMatchObject({
      vehicle: 1,
      deliveryType: 2,
      extraIds: [],
      remark: '',
      remarkImages: [],
      stops: [
        { name: bangNa.name, contactName: 'ธนากร', codSatang: null, remark: '' },
        { name: siam.name, contactName: 'พิมพ์ชนก' },
      ],
    });
  });

  it.each([3, 4])('is not offered where the driver comes back anyway (extra %i)', (extra) => {
    expect(wayBackOf({ ...draft, extraIds: [extra] })).toBeNull();
  });
});
