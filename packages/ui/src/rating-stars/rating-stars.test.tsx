import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RatingStars } from './rating-stars.tsx';
import { StarAverage } from './star-average.tsx';

function Rate({ error, isDisabled }: { readonly error?: string; readonly isDisabled?: boolean }) {
  const [value, setValue] = useState<number | null>(null);
  const starLabel = (stars: number) => `${stars} ดาว`;
  return <RatingStars label="สมชายส่งเป็นอย่างไร" {...{ value, starLabel, error, isDisabled }} onChange={setValue} />;
}

const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)
    ?.getAttribute('aria-label');

test('a tap on the fourth star gives four, and four stars are full', async () => {
  const { container } = render(<Rate />);
  expect(chosen()).toBeUndefined();
  await userEvent.setup().click(screen.getByRole('radio', { name: '4 ดาว' }));
  expect(chosen()).toBe('4 ดาว');
  expect(container.querySelectorAll('.sw-stars__star--on')).toHaveLength(4);
});

test('one tab stop; arrows give one star more or less', async () => {
  render(<Rate />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '3 ดาว' }));
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('4 ดาว');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('2 ดาว');
});

test('the question names the group, and what is missing is said with it', () => {
  render(<Rate error="ให้ดาวก่อนส่ง" />);
  const group = screen.getByRole('group', { name: 'สมชายส่งเป็นอย่างไร' });
  expect(group.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`)?.textContent).toBe('ให้ดาวก่อนส่ง');
});

test('a rating that is given cannot be changed', async () => {
  render(<Rate isDisabled />);
  await userEvent.setup().click(screen.getByRole('radio', { name: '4 ดาว' }));
  expect(chosen()).toBeUndefined();
});

test.each([
  [4.6, '0.9'],
  [4.8, '1'],
  [4.2, '0.8'],
  [7, '1'],
  [-1, '0'],
])('an average of %s is drawn to the half star', (value, share) => {
  render(<StarAverage value={value} label="คะแนนเฉลี่ย" />);
  const stars = screen.getByRole('img', { name: 'คะแนนเฉลี่ย' }).querySelector<HTMLElement>('.sw-star-average__stars');
  expect(stars?.style.getPropertyValue('--sw-star-share')).toBe(share);
});
