import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/samples.ts';
import { createEmptyDraft } from '../draft/draft.ts';
import { checkPrefill } from './check-prefill.ts';
import { createFillDraft } from './fill-draft.ts';
import type { OrderPrefill } from './prefill.ts';

const stop = { name: 'โรงแรมบ้านจันทรา', lat: 13.7234, lng: 100.5151 };

describe('what a page gives and cannot be taken', () => {
  it.each([
    ['a place outside Bangkok', { stops: [{ ...stop, lat: 18.79 }] }, ['stops.0.lat outsideServiceArea']],
    ['a longitude that is a text', { stops: [{ ...stop, lng: '100.5' }] }, ['stops.0.lng wrongType']],
    ['no number', { stops: [{ ...stop, lat: Number.NaN }] }, ['stops.0.lat wrongType']],
    ['a stop without a name', { stops: [{ lat: stop.lat, lng: stop.lng }] }, ['stops.0.name required']],
    ['a stop that is none', { stops: [stop, 'hotel'] }, ['stops.1 wrongType']],
    ['stops that are none', { stops: 'hotel' }, ['stops wrongType']],
    ['eleven stops', { stops: Array.from({ length: 11 }, () => stop) }, ['stops tooMany']],
    ['a phone that cannot be called', { stops: [{ ...stop, contactPhone: '12' }] }, ['stops.0.contactPhone badPhone']],
    [
      'a name that is too long',
      { sender: { name: 'x'.repeat(101), phone: '1' } },
      ['sender.name tooLong', 'sender.phone badPhone'],
    ],
    ['a reference that is too long', { reference: 'x'.repeat(65) }, ['reference tooLong']],
    ['a note that is a number', { note: 7 }, ['note wrongType']],
    ['a vehicle that nobody knows', { vehicle: 'rocket', serviceType: 9 }, ['serviceType unknown', 'vehicle unknown']],
    ['a fixed pick-up that is none', { fixedPickUp: true }, ['fixedPickUp required']],
    ['metadata with a number', { metadata: { a: 7, 'b c': '' } }, ['metadata.a wrongType', 'metadata.b c badKey']],
    ['metadata that are too large', { metadata: { a: 'x'.repeat(501) } }, ['metadata.a tooLong']],
    ['a field that is mistyped', { refrence: 'BC-017' }, ['refrence unknown']],
  ])('is said for the developer: %s', (_what, given, problems) => {
    expect(checkPrefill(given).problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });

  it('is left out, and the rest is taken', () => {
    const { facts } = checkPrefill({
      stops: [{ ...stop, lat: 0, contactName: 'ฝ่ายต้อนรับ' }, stop],
      metadata: { good: 'x', 'not good': 'y' },
      reference: 'x'.repeat(65),
    });
    expect(facts).toMatchObject({
      stops: [{ place: null, contactName: 'ฝ่ายต้อนรับ' }, { place: stop }],
      metadata: { good: 'x' },
      reference: '',
    });
  });

  it('is nothing where all is right, in any notation', () => {
    const given = { sender: { name: ' Maya 💐 ', phone: '+66 (0)86-111-2222' }, note: null, vehicle: 3 };
    expect(checkPrefill(given)).toMatchObject({
      problems: [],
      facts: { stops: [{ contactName: 'Maya', contactPhone: '0861112222' }], remark: '', vehicle: 3 },
    });
  });

  it('never throws, whatever a script gives', () => {
    const fields = ['sender', 'stops', 'fixedPickUp', 'reference', 'metadata', 'note', 'vehicle', 'serviceType'];
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(fc.constantFrom(...fields), anything)), (given) => {
        const { facts } = checkPrefill(given);
        return facts.stops.length > 0;
      }),
    );
  });
});

const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 70 }), { nil: undefined });
const given: fc.Arbitrary<OrderPrefill> = fc.record(
  {
    sender: fc.record({ name: text, phone: fc.constantFrom('0812345678', '12', undefined) }),
    stops: fc.array(
      fc.record({
        ...{ name: fc.string({ maxLength: 20 }), contactName: text, note: text },
        ...{ lat: fc.double({ min: 12, max: 15, noNaN: true }), lng: fc.double({ min: 99, max: 102, noNaN: true }) },
      }),
      { maxLength: 11 },
    ),
    fixedPickUp: fc.boolean(),
    reference: fc.string({ maxLength: 70 }),
    metadata: fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })),
    note: fc.string({ unit: 'grapheme' }),
    serviceType: fc.constantFrom(1, 2, 3),
  },
  { requiredKeys: [] },
);

describe('a prefill', () => {
  const random = createRandom();
  const fillOf = (prefill: OrderPrefill) =>
    createFillDraft(checkPrefill(prefill).facts, { nowMs: () => 0, random, catalog: () => null });

  it('given twice changes nothing the second time, also when it is read anew', () => {
    fc.assert(
      fc.property(given, (prefill) => {
        const once = fillOf(prefill)(createEmptyDraft(0, random));
        const reloaded = JSON.parse(JSON.stringify(once));
        return (
          fillOf(prefill)(once) === once &&
          fillOf(prefill)(once, once) === once &&
          JSON.stringify(fillOf(structuredClone(prefill))(reloaded)) === JSON.stringify(once)
        );
      }),
    );
  });

  it('after another one is as if it had been the first', () => {
    const bare = (draft: object) => JSON.stringify(draft, (name, value) => (['key', 'guid'].includes(name) ? '' : value));
    fc.assert(
      fc.property(given, given, (one, other) => {
        const first = fillOf(other)(createEmptyDraft(0, random));
        const after = fillOf(other)(fillOf(one)(createEmptyDraft(0, random)));
        // What only differs in metadata is the same order.
        return bare({ ...after, metadata: 0 }) === bare({ ...first, metadata: 0 });
      }),
    );
  });
});
