import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'กำลังอัปโหลด orders.xlsx' });

test('it tells its name and how far it is, in words', () => {
  render(<Progress label="กำลังอัปโหลด orders.xlsx" value={0.3} valueText="12 จาก 40 แถว" />);
  expect(bar().getAttribute('aria-valuenow')).toBe('30');
  expect(bar().getAttribute('aria-valuetext')).toBe('12 จาก 40 แถว');
});

test('what nobody can know has no number', () => {
  render(<Progress label="กำลังอัปโหลด orders.xlsx" value={null} />);
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
});

test('a value beyond the whole stays within it', () => {
  const { rerender } = render(<Progress label="กำลังอัปโหลด orders.xlsx" value={1.2} />);
  expect(bar().getAttribute('aria-valuenow')).toBe('100');
  rerender(<Progress label="กำลังอัปโหลด orders.xlsx" value={-1} />);
  expect(bar().getAttribute('aria-valuenow')).toBe('0');
});
