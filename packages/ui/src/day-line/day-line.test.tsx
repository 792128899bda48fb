import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayLine } from './day-line.tsx';

const day = { label: 'The working day', from: 0.4, length: 0.75, start: '09:00 start', end: '18:00 end' };
const points = () => within(screen.getByRole('list', { name: day.label })).getAllByRole('listitem');

test('a working day reads from its start over the break to its end', () => {
  render(<DayLine {...day} pause="1 h break" />);
  expect(points().map((point) => point.textContent)).toEqual(['09:00 start', '1 h break', '18:00 end']);
});

test('a day without a break has two points', () => {
  render(<DayLine {...day} />);
  expect(points()).toHaveLength(2);
});
