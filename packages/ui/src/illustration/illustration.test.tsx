import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ParcelWaiting } from './parcel-waiting.tsx';

test('beside a text that says it, a drawing says nothing', () => {
  const { container } = render(<EmptyState drawing={<ParcelWaiting />} title="ยังไม่มีงานส่ง" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('alone it has a name', () => {
  render(<ParcelWaiting label="กล่องพัสดุรอส่ง" />);
  expect(screen.getByRole('img', { name: 'กล่องพัสดุรอส่ง' })).toBeTruthy();
});
