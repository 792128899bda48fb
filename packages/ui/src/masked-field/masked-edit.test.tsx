import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, MaskedText } from '../lib/masked-edit.ts';
import { editMasked } from '../lib/masked-edit.ts';

/** The seed is fixed in .config/property-seed.ts, so the outcome changes only with the code. */
const run = { numRuns: 400 };

/** A mask that groups digits by these lengths. */
function digitMask(lengths: readonly number[], sign: string): Mask {
  const most = lengths.reduce((sum, length) => sum + length, 0);
  return {
    parse: (typed) => typed.replace(/\D/g, '').slice(0, most),
    format: (digits) => {
      let rest = digits.slice(0, most);
      const groups = lengths.map((length) => {
        const group = rest.slice(0, length);
        rest = rest.slice(length);
        return group;
      });
      return groups.filter(Boolean).join(sign);
    },
  };
}

const taxId = digitMask([1, 4, 5, 2, 1], '-');
const card = digitMask([4, 4, 4, 4], ' ');
/** `parse` may rewrite: here it turns a country code into 0 and lower case into upper case. */
const phone: Mask = {
  ...digitMask([3, 3, 4], ' '),
  parse: (typed) => typed.replace(/\D/g, '').replace(/^66/, '0').slice(0, 10),
};
const plate: Mask = {
  parse: (typed) =>
    typed
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 7),
  format: (raw) => [raw.slice(0, 3), raw.slice(3)].filter(Boolean).join('-'),
};

type Key = { readonly kind: 'type'; readonly text: string } | { readonly kind: 'back' | 'forward' };

/** Simulates a key in a plain input, then the field's handling of it. */
function press(mask: Mask, { raw, shown }: MaskedText, [from, to, key]: readonly [number, number, Key]): MaskedText {
  const removed =
    from === to && key.kind === 'back'
      ? [Math.max(0, from - 1), to]
      : from === to && key.kind === 'forward'
        ? [from, to + 1]
        : [from, to];
  const [start = 0, end = 0] = removed;
  const inserted = key.kind === 'type' ? key.text : '';
  const text = shown.slice(0, start) + inserted + shown.slice(end);
  return editMasked(mask, raw, { text, caret: start + inserted.length, isForward: key.kind === 'forward' });
}

const begin = (mask: Mask, raw: string): MaskedText => ({ raw, shown: mask.format(raw), caret: 0 });

const keys = fc.oneof(
  fc
    .array(fc.constantFrom(...'0123456789 -/+xก'), { minLength: 1, maxLength: 6 })
    .map((signs): Key => ({ kind: 'type', text: signs.join('') })),
  fc.constantFrom<Key>({ kind: 'back' }, { kind: 'forward' }),
);
/** Positions are fractions of the text displayed at that moment. */
const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), keys), {
  maxLength: 12,
});

describe.each(Object.entries({ taxId, card, phone, plate }))('a field of %s', (_, mask) => {
  test('holds what is read back from what it shows, whatever is typed, deleted or pasted wherever', () => {
    fc.assert(
      fc.property(edits, (all) => {
        let field = begin(mask, '');
        for (const [one, other, key] of all) {
          const [from = 0, to = 0] = [one, other]
            .map((share) => Math.round(share * field.shown.length))
            .toSorted((a, b) => a - b);
          field = press(mask, field, [from, to, key]);
          expect(mask.parse(mask.format(field.raw))).toBe(field.raw);
          expect(field.shown).toBe(mask.format(field.raw));
          expect(field.caret).toBeGreaterThanOrEqual(0);
          expect(field.caret).toBeLessThanOrEqual(field.shown.length);
        }
      }),
      run,
    );
  });
});

/** The number of digits left of a position. */
const digitsBefore = (shown: string, place: number) => shown.slice(0, place).replace(/\D/g, '').length;

describe.each([
  { field: 'a tax id', mask: taxId, most: 13 },
  { field: 'a card number', mask: card, most: 16 },
])('in $field', ({ mask, most }) => {
  const values = fc.stringMatching(/^\d{0,16}$/).map((digits) => digits.slice(0, most));

  test('a digit lands where the caret is, with the caret behind it, unless the field is full', () => {
    fc.assert(
      fc.property(values, fc.nat(20), fc.constantFrom(...'0123456789'), (raw, seed, digit) => {
        const field = begin(mask, raw);
        const place = seed % (field.shown.length + 1);
        const index = digitsBefore(field.shown, place);
        const next = press(mask, field, [place, place, { kind: 'type', text: digit }]);
        const isFull = raw.length === most;
        expect(next.raw).toBe(isFull ? raw : raw.slice(0, index) + digit + raw.slice(index));
        expect(digitsBefore(next.shown, next.caret)).toBe(isFull ? index : index + 1);
      }),
      run,
    );
  });

  test('the key that deletes removes exactly one digit, also beside a sign', () => {
    fc.assert(
      fc.property(values, fc.nat(20), fc.constantFrom('back' as const, 'forward' as const), (raw, seed, kind) => {
        const field = begin(mask, raw);
        const place = seed % (field.shown.length + 1);
        const index = digitsBefore(field.shown, place);
        const next = press(mask, field, [place, place, { kind }]);
        const gone = kind === 'back' ? index - 1 : index;
        expect(next.raw).toBe(gone < 0 ? raw : raw.slice(0, gone) + raw.slice(gone + 1));
        if (raw.length > index) expect(digitsBefore(next.shown, next.caret)).toBe(Math.min(index, Math.max(0, gone)));
      }),
      run,
    );
  });
});

describe('by example', () => {
  const after = (mask: Mask, raw: string, edit: readonly [number, number, Key]) => {
    const { shown, caret } = press(mask, begin(mask, raw), edit);
    return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
  };
  const typed = (text: string): Key => ({ kind: 'type', text });

  test.each([
    ['typed over a selected group', after(card, '41111111', [0, 4, typed('5')]), '5|111 1'],
    ['a paste with other signs', after(taxId, '', [0, 0, typed('0 1055 36112 01 4')]), '0-1055-36112-01-4|'],
    ['a paste into what is nearly full', after(card, '411111111111111', [4, 4, typed('999')]), '4111 9|111 1111 1111'],
    ['a letter in the middle', after(card, '41111111', [2, 2, typed('x')]), '41|11 1111'],
    ['a country code before a number', after(phone, '812345678', [0, 0, typed('66')]), '0|81 234 5678'],
    ['a small letter', after(plate, 'AB1', [1, 1, typed('c')]), 'AC|B-1'],
  ])('%s', (_, shown, expected) => expect(shown).toBe(expected));
});
