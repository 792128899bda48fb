import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './count-badge.tsx';

test('the eye gets the number, the ear what is counted', () => {
  render(<CountBadge count={240} label="ยังไม่ได้อ่าน 240 ข้อความ" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('ยังไม่ได้อ่าน 240 ข้อความ')).toBeTruthy();
});

test('none is not worth a badge', () => {
  const { container } = render(<CountBadge count={0} label="ไม่มี" />);
  expect(container.textContent).toBe('');
});
