import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineTrack } from './line-track.tsx';
import { captionsAbove } from './place-points.ts';

test('it is a named list in order, and says where one is', () => {
  render(
    <LineTrack
      label="กว่าจะครบกำหนด"
      reached={0.5}
      points={[
        { id: 'issued', at: 0, state: 'done', title: '01/12', detail: 'ออกใบ' },
        { id: 'today', at: 0.5, state: 'focus', number: 8, title: 'เหลือ 8 วัน', detail: 'วันนี้ 08/12' },
        { id: 'due', at: 1, state: 'todo', title: '16/12', detail: 'ครบกำหนด' },
      ]}
    />,
  );
  const points = within(screen.getByRole('list', { name: 'กว่าจะครบกำหนด' })).getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual(['01/12ออกใบ', '8เหลือ 8 วันวันนี้ 08/12', '16/12ครบกำหนด']);
  expect(points.map((point) => point.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('a caption that would touch the one before it stands above the line', () => {
  expect(captionsAbove([0, 0.5, 1])).toEqual([false, false, false]);
  expect(captionsAbove([0, 0.1, 1])).toEqual([false, true, false]);
  expect(captionsAbove([0, 0.9, 1])).toEqual([false, false, true]);
  expect(captionsAbove([0, 1 / 3, 2 / 3, 1])).toEqual([false, false, false, false]);
});

test('below the line no two captions touch, wherever the points stand', () => {
  const positions = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
    .map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(positions, (all) => {
      const above = captionsAbove(all);
      const below = all.filter((_, index) => !above[index]);
      expect(below.slice(1).every((position, index) => position - (below[index] ?? 0) >= 0.26)).toBe(true);
    }),
  );
});
