import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { ToastStack } from './toast-stack.tsx';
import { useToasts } from './use-toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Page({ tone }: { readonly tone: 'success' | 'danger' }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ tone, title: 'คัดลอกแล้ว' })}>แจ้ง</Button>
      <ToastStack toasts={toasts} onDismiss={dismiss} texts={{ region: 'ข้อความแจ้ง', dismiss: 'ปิด' }} />
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('good news goes by itself after six seconds', () => {
  render(<Page tone="success" />);
  fireEvent.click(screen.getByRole('button', { name: 'แจ้ง' }));
  pass(5900);
  expect(screen.getByText('คัดลอกแล้ว')).toBeTruthy();
  pass(200);
  expect(screen.queryByText('คัดลอกแล้ว')).toBeNull();
});

test('while it is read it stays, and has its whole time again afterwards', () => {
  render(<Page tone="success" />);
  fireEvent.click(screen.getByRole('button', { name: 'แจ้ง' }));
  pass(5000);
  const dismiss = screen.getByRole('button', { name: 'ปิด' });
  act(() => dismiss.focus());
  pass(20_000);
  expect(screen.getByText('คัดลอกแล้ว')).toBeTruthy();
  act(() => dismiss.blur());
  pass(5900);
  expect(screen.getByText('คัดลอกแล้ว')).toBeTruthy();
  pass(200);
  expect(screen.queryByText('คัดลอกแล้ว')).toBeNull();
});

test('an error stays until it is dismissed', () => {
  render(<Page tone="danger" />);
  fireEvent.click(screen.getByRole('button', { name: 'แจ้ง' }));
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toContain('คัดลอกแล้ว');
  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
