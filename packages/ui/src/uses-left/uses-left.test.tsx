import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsesLeft } from './uses-left.tsx';

test.each([
  [7, 7],
  [0, 0],
  [23, 10],
])('with %i uses left %i of ten bars are filled', (left, filled) => {
  render(<UsesLeft label="Uses left" total={10} left={left} />);
  const bars = screen.getByRole('img', { name: 'Uses left' });
  expect(bars.children.length).toBe(10);
  expect(bars.querySelectorAll('.sw-uses__bar--left').length).toBe(filled);
});
