import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardBrandMark, CardBrandMarks } from './card-brand-mark.tsx';

test('a mark says its scheme to those who do not see it', () => {
  render(<CardBrandMarks brands={['visa', 'mastercard', 'jcb']} />);
  for (const name of ['Visa', 'Mastercard', 'JCB']) expect(screen.getByText(name)).toBeTruthy();
});

test('a mark beside its name says nothing, nor does that of an unknown scheme', () => {
  const { container } = render(
    <>
      <CardBrandMark brand="visa" isDecorative />
      <CardBrandMark brand="other" />
    </>,
  );
  expect(container.textContent).toBe('VISA');
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});
