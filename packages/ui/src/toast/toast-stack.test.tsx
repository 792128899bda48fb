import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import type { Toast } from './toast.tsx';
import { ToastStack } from './toast-stack.tsx';
import { useToasts } from './use-toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = { region: 'ข้อความแจ้ง', dismiss: 'ปิด', keep: 'ค้างไว้' };

function Page(toast: Partial<Toast>) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ tone: 'success', title: 'คัดลอกแล้ว', ...toast })}>แจ้ง</Button>
      <Button onClick={() => show({ tone: 'danger', title: 'จ่ายไม่ผ่าน' })}>แจ้งข้อผิดพลาด</Button>
      <ToastStack toasts={toasts} onDismiss={dismiss} texts={texts} />
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByText('คัดลอกแล้ว').length;

test('good news goes by itself after six seconds', () => {
  render(<Page />);
  press('แจ้ง');
  pass(5900);
  expect(shown()).toBe(1);
  pass(200);
  expect(shown()).toBe(0);
});

test('while it is read it stays, and has its whole time again afterwards', () => {
  render(<Page />);
  press('แจ้ง');
  pass(5000);
  const dismiss = screen.getByRole('button', { name: 'ปิด' });
  act(() => dismiss.focus());
  pass(20_000);
  expect(shown()).toBe(1);
  act(() => dismiss.blur());
  pass(5900);
  expect(shown()).toBe(1);
  pass(200);
  expect(shown()).toBe(0);
});

test('the pointer on one stops the clocks of all', () => {
  render(<Page />);
  press('แจ้ง');
  press('แจ้ง');
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'ข้อความแจ้ง' }));
  pass(20_000);
  expect(shown()).toBe(2);
});

test('one that would go can be kept', () => {
  render(<Page />);
  press('แจ้ง');
  press('ค้างไว้');
  pass(60_000);
  expect(shown()).toBe(1);
  expect(screen.queryByRole('button', { name: 'ค้างไว้' })).toBeNull();
});

test('an error stays until it is dismissed', () => {
  render(<Page />);
  press('แจ้งข้อผิดพลาด');
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toContain('จ่ายไม่ผ่าน');
  press('ปิด');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what can be acted on stays until it is', () => {
  render(<Page action={<Button>เลิกทำ</Button>} />);
  press('แจ้ง');
  pass(60_000);
  expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeTruthy();
});

test('beyond four the oldest passing one goes, never an error', () => {
  render(<Page />);
  press('แจ้งข้อผิดพลาด');
  for (let count = 0; count < 5; count += 1) press('แจ้ง');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(shown()).toBe(3);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('more errors than there is room for wait for their turn', () => {
  render(<Page />);
  for (let count = 0; count < 6; count += 1) press('แจ้งข้อผิดพลาด');
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  fireEvent.click(screen.getAllByRole('button', { name: 'ปิด' })[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('button', { name: 'ปิด' })[0] as HTMLElement);
  expect(screen.getAllByRole('alert')).toHaveLength(4);
});

test('F6 goes to the messages and back to where one was', () => {
  render(<Page />);
  press('แจ้ง');
  const opener = screen.getByRole('button', { name: 'แจ้ง' });
  act(() => opener.focus());
  fireEvent.keyDown(opener, { key: 'F6' });
  const region = screen.getByRole('region', { name: 'ข้อความแจ้ง' });
  expect(region.matches(':focus')).toBe(true);
  fireEvent.keyDown(region, { key: 'F6' });
  expect(opener.matches(':focus')).toBe(true);
});

test('dismissed by key, the focus goes on to the next message and in the end back to the page', () => {
  render(<Page />);
  press('แจ้ง');
  press('แจ้ง');
  const opener = screen.getByRole('button', { name: 'แจ้ง' });
  act(() => opener.focus());
  fireEvent.keyDown(opener, { key: 'F6' });
  const dismiss = screen.getAllByRole('button', { name: 'ปิด' })[0] as HTMLElement;
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  const next = screen.getByRole('button', { name: 'ปิด' });
  expect(next.matches(':focus')).toBe(true);
  fireEvent.click(next);
  expect(opener.matches(':focus')).toBe(true);
});
