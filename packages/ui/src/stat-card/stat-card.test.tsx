import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatCard } from './stat-card.tsx';

test('the number is read with what it is and how it changed', () => {
  const { container } = render(
    <StatCard label="ค่าส่งสัปดาห์นี้" value="฿3,284.50" change={{ direction: 'down', text: 'น้อยกว่าสัปดาห์ก่อน ฿618.25' }} />,
  );
  expect(container.textContent).toBe('ค่าส่งสัปดาห์นี้฿3,284.50น้อยกว่าสัปดาห์ก่อน ฿618.25');
});

test('a number that is not known is a dash, never a zero', () => {
  render(<StatCard label="ค่าส่งสัปดาห์นี้" />);
  expect(screen.getByText('–')).toBeTruthy();
});

test('while it loads no old number stands there', () => {
  render(<StatCard label="ค่าส่งสัปดาห์นี้" value="฿1" loadingLabel="กำลังโหลด" />);
  expect(screen.queryByText('฿1')).toBeNull();
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
});
