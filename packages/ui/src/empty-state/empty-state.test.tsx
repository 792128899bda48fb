import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorState } from '../error-state/error-state.tsx';
import { EmptyState } from './empty-state.tsx';

test('where nothing else is shown its title is the heading', () => {
  render(
    <ErrorState title="ไม่พบงานนี้" headingLevel={1}>
      ตรวจลิงก์อีกครั้ง
    </ErrorState>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ไม่พบงานนี้');
});

test('in the middle of a page its title is no heading', () => {
  render(<EmptyState title="วันนี้ยังไม่มีรายการ" />);
  expect(screen.getByText('วันนี้ยังไม่มีรายการ')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
