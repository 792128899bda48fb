import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RateLine } from './rate-line.tsx';
import { SumLine } from './sum-line.tsx';

test('the parts of the way are a named list in order; the line itself is only to be seen', () => {
  render(
    <RateLine
      label="What each part costs"
      stops={[0, 18]}
      sections={[
        { id: 'base', length: 3, title: '฿120', detail: 'first 3 km' },
        { id: 'near', length: 15, title: '฿165', detail: '15 km × ฿11' },
      ]}
    />,
  );
  const parts = within(screen.getByRole('list', { name: 'What each part costs' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['฿120first 3 km', '฿16515 km × ฿11']);
});

test('each amount of a sum is read with what it is for, and the signs are not read', () => {
  render(<SumLine parts={[{ id: 'fare', term: 'Fare', amount: '฿285' }]} total={{ term: 'Total', amount: '฿285' }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fare', 'Total']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['฿285', '฿285']);
});
