import { describe, expect, it } from 'vitest';
import { bangNa, createRandom, siam } from '../../../tests/samples.ts';
import { createEmptyDraft, type Stop } from './draft.ts';
import { setPlace } from './set-place.ts';

const thana = { contactName: 'คุณธนากร', contactPhone: '0898765432', remark: 'ชั้น 12' };
const orathai = { contactName: 'คุณอรทัย', contactPhone: '0625550199', remark: '' };
const silom = { ...siam, placeId: 'saved-1', contact: thana };
const onNut = { ...bangNa, placeId: 'saved-2', contact: orathai };

const empty = createEmptyDraft(0, createRandom());
const [first] = empty.stops;
const begin = (given: Partial<Stop>) => ({ ...empty, stops: empty.stops.map((stop) => ({ ...stop, ...given })) });
const chosen = (draft: typeof empty, ...places: readonly Parameters<typeof setPlace>[2][]) =>
  places.reduce((before, place) => setPlace(before, first?.key ?? '', place), draft).stops[0];

describe("choosing a place of the customer's own", () => {
  it('fills in who is there and what the driver has to know', () => expect(chosen(empty, silom)).toMatchObject(thana));

  it('never replaces what was typed, nor mixes two people', () => {
    expect(chosen(begin({ contactName: 'คุณพิม' }), silom)).toMatchObject({
      contactName: 'คุณพิม',
      contactPhone: '',
      remark: 'ชั้น 12',
    });
    expect(chosen(begin({ remark: 'ตึก B' }), silom)).toMatchObject({ ...thana, remark: 'ตึก B' });
  });

  it('replaces whom the place before brought along', () => expect(chosen(empty, silom, onNut)).toMatchObject(orathai));

  it('keeps everybody when the place has nobody', () => {
    expect(chosen(empty, silom, bangNa)).toMatchObject(thana);
    expect(chosen(begin(orathai), null)).toMatchObject(orathai);
  });
});
