import { describe, expect, it } from 'vitest';
import { bangNa, createRandom, siam } from '../../../tests/samples.ts';
import type { Place } from '../../places/place.ts';
import { createEmptyDraft, type OrderDraft, type Stop } from './draft.ts';
import { newContacts } from './known-contact.ts';
import { setPlace } from './set-place.ts';
import { patchStop } from './stop-edits.ts';

const thana = { contactName: 'คุณธนากร', contactPhone: '0898765432', remark: 'ชั้น 12' };
const orathai = { contactName: 'คุณอรทัย', contactPhone: '0625550199', remark: '' };
const silom = { ...siam, placeId: 'saved-1', contact: thana };
const onNut = { ...bangNa, placeId: 'saved-2', contact: orathai };

const empty = createEmptyDraft(0, createRandom());
const begin = (given: Partial<Stop>): OrderDraft => ({ ...empty, stops: empty.stops.map((stop) => ({ ...stop, ...given })) });
const choose = (draft: OrderDraft, place: Place | null): OrderDraft => {
  const chosen = setPlace(draft, draft.stops[0]?.key ?? '', place);
  return newContacts(draft, chosen).reduce((filled, { key, patch }) => patchStop(filled, key, patch), chosen);
};
const chosen = (draft: OrderDraft, ...places: readonly (Place | null)[]) => places.reduce(choose, draft).stops[0];

describe("choosing a place of the customer's own", () => {
  it('fills in who is there and what the driver has to know', () => expect(chosen(empty, silom)).toMatchObject(thana));

  it('never replaces what was typed, nor mixes two people', () => {
    const half = { contactName: 'คุณพิม', contactPhone: '', remark: 'ชั้น 12' };
    expect(chosen(begin({ contactName: 'คุณพิม' }), silom)).toMatchObject(half);
    expect(chosen(begin({ remark: 'ตึก B' }), silom)).toMatchObject({ ...thana, remark: 'ตึก B' });
  });

  it('replaces whom the place before brought along', () => expect(chosen(empty, silom, onNut)).toMatchObject(orathai));

  it('keeps everybody when the place has nobody', () => {
    expect(chosen(empty, silom, bangNa)).toMatchObject(thana);
    expect(chosen(begin(orathai), null)).toMatchObject(orathai);
  });

  it('fills in nothing again for the same place in another language', () => {
    const typed = { ...choose(empty, silom) };
    const cleared = { ...typed, stops: typed.stops.map((stop) => ({ ...stop, contactName: '' })) };
    expect(chosen(cleared, { ...silom, name: 'Siam Paragon' })?.contactName).toBe('');
  });
});
