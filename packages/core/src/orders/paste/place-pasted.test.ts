import { describe, expect, it } from 'vitest';
import type { FoundStop } from '../../places/paste/paste-calls.ts';
import { createEmptyDraft, createStop, type OrderDraft } from '../draft/draft.ts';
import { opensReview } from './opens-review.ts';
import { placePasted } from './place-pasted.ts';
import { reviewStop } from './reviewed-stop.ts';

const random = () => Math.random();
const newStop = () => createStop(0, random);
const place = (name: string) => ({ placeId: name, name, address: '', district: '', subDistrict: '', lat: 13.7, lng: 100.5 });

const found = (name: string, given: Partial<FoundStop> = {}): FoundStop => ({
  role: null,
  address: { value: name, spans: [], isCertain: true },
  places: [place(name)],
  doubt: null,
  elsewhere: '',
  name: null,
  phone: null,
  note: null,
  codSatang: null,
  mayBeSeveral: false,
  ...given,
});

const put = (draft: OrderDraft, stops: readonly FoundStop[], firstKey: string | null = null) =>
  placePasted(draft, stops.map(reviewStop), { firstKey, createStop: newStop });

const namesOf = ({ stops }: OrderDraft) => stops.map((stop) => stop.place?.name ?? null);
const empty = createEmptyDraft(0, random);

describe('pasted stops', () => {
  it('fill empty stops first, then stand behind the last; the pick-up stays to be chosen', () => {
    const { draft, indexes } = put(empty, [found('a'), found('b')]);
    expect(namesOf(draft)).toEqual([null, 'a', 'b']);
    expect(indexes).toEqual([1, 2]);
  });

  it('begin with the pick-up where the text names one', () => {
    const { draft } = put(empty, [found('shop', { role: 'pickUp' }), found('a', { role: 'dropOff' })]);
    expect(namesOf(draft)).toEqual(['shop', 'a']);
  });

  it('begin with the stop in whose search they were pasted', () => {
    const [first] = empty.stops;
    expect(namesOf(put(empty, [found('home')], first?.key ?? null).draft)).toEqual(['home', null]);
  });

  it('beyond ten do not fit, and are told', () => {
    const { draft, indexes } = put(
      empty,
      Array.from({ length: 11 }, (_, at) => found(`p${at}`)),
    );
    expect(draft.stops).toHaveLength(10);
    expect(indexes.filter((index) => index === null)).toHaveLength(2);
  });

  it('choose the extra where money is collected, and stand before the way back', () => {
    const returning = { ...empty, extraIds: [4], stops: [...empty.stops, { ...newStop(), key: 'return', isReturn: true }] };
    const cod = { value: 350_00, spans: [], isCertain: true };
    const { draft } = put(returning, [found('a', { codSatang: cod }), found('b')]);
    expect(draft.extraIds).toEqual([4, 1]);
    expect(draft.stops.map(({ isReturn }) => isReturn)).toEqual([false, false, false, true]);
    expect(draft.stops[1]?.codSatang).toBe(350_00);
  });

  it('without a known place keep the address in the note', () => {
    const note = { value: 'ring the bell', spans: [], isCertain: true };
    const { draft } = put(empty, [found('House of May', { places: [], doubt: 'notFound', note })]);
    expect(draft.stops[1]).toMatchObject({ place: null, remark: 'House of May ring the bell' });
  });
});

describe('a text pasted into a search', () => {
  it('opens the review with several lines or a phone number, and not for a place', () => {
    for (const text of ['a\nb', 'คุณเมย์ 081-234-5678', 'a\r\n\r\nb']) expect(opensReview(text), text).toBe(true);
    for (const text of ['สยามพารากอน', 'Siam\n', '13.7466, 100.5347', '99/12 ซ.ลาดพร้าว 71 กทม 10230'])
      expect(opensReview(text), text).toBe(false);
  });
});
