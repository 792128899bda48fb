import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesIn, type Question, searchQuestions } from './search-questions.ts';

const questions: readonly Question[] = [
  { id: 'later', title: 'เลื่อนเวลารับได้ไหม', answer: 'ได้ ไม่ให้คนขับรอ' },
  { id: 'waiting', title: 'คนขับรอนาน คิดเงินเพิ่มไหม', answer: 'รอฟรี 30 นาทีแรก' },
  { id: 'ways', title: 'How can I pay?', answer: 'Cash, PromptPay or card' },
];
const idsOf = (search: string) => searchQuestions(questions, search).map(({ id }) => id);

test.each([
  ['a word of the title comes before one of an answer', 'รอ', ['waiting', 'later']],
  ['every word has to be there, in title or answer', 'รอ เลื่อน', ['later']],
  ['capitals and spaces make no difference', '  PROMPTPAY ', ['ways']],
  ['nothing typed shows all', ' ', ['later', 'waiting', 'ways']],
  ['nothing found is an empty list', 'ส่งสัตว์เลี้ยง', []],
])('%s', (_case, search, expected) => {
  expect(idsOf(search)).toEqual(expected);
});

test('each place of a word is marked', () => {
  expect(matchesIn('รอฟรี แล้วรออีก', 'รอ')).toEqual([
    [0, 2],
    [10, 12],
  ]);
});

test('marks lie in the text, in its order, and never overlap', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ') }),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
      (text, search) => {
        let before = 0;
        for (const [start, end] of matchesIn(text, search)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      },
    ),
  );
});
