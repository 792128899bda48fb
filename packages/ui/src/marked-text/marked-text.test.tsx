import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

it('shows the whole text once, and leaves out a mark that overlaps another', () => {
  const { container, getByRole } = render(
    <MarkedText
      label="Pasted text"
      text="to May 081"
      marks={[
        { start: 7, end: 10, tone: 'person' },
        { start: 3, end: 6, tone: 'place', number: 2 },
        { start: 5, end: 8, tone: 'person' },
      ]}
    />,
  );
  expect(getByRole('region', { name: 'Pasted text' }).textContent).toBe('to 2May 081');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['2May', '081']);
});
