import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageCircle } from 'lucide';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FloatingButton, type FloatingButtonProps } from './floating-button.tsx';

const show = (props: Partial<FloatingButtonProps> = {}) =>
  render(<FloatingButton icon={MessageCircle} label="ให้เราช่วยไหม" closeLabel="ปิด" {...props} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isFolded = () => screen.getByRole('button').classList.contains('sw-floating-button--folded');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('after four seconds it folds to its icon, and a screen reader still hears its name', () => {
  show();
  act(() => vi.advanceTimersByTime(3_999));
  expect(isFolded()).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(isFolded()).toBe(true);
  expect(button('ให้เราช่วยไหม')).toBeTruthy();
});

test('the first scroll of anything in the page folds it at once', () => {
  show();
  fireEvent.scroll(screen.getByRole('button').parentElement as HTMLElement);
  expect(isFolded()).toBe(true);
});

test('open, it says how to close, and does not fold', () => {
  const handleClick = vi.fn();
  show({ isOpen: true, onClick: handleClick });
  act(() => vi.advanceTimersByTime(4_000));
  expect(isFolded()).toBe(false);
  fireEvent.click(button('ปิด'));
  expect([handleClick.mock.calls.length, button('ปิด').getAttribute('aria-expanded')]).toEqual([1, 'true']);
});

test('while a job runs it shows its minutes, and reads them with their words', () => {
  const { rerender } = show({ badge: { kind: 'minutes', minutes: 6, label: 'นาทีก็ถึง' } });
  expect(button('6 นาทีก็ถึง')).toBeTruthy();
  rerender(
    <FloatingButton icon={MessageCircle} label="" closeLabel="" badge={{ kind: 'minutes', minutes: 0, label: 'นาทีก็ถึง' }} />,
  );
  expect(button('<1 นาทีก็ถึง')).toBeTruthy();
});

test('what has not been read is counted for the eye and named for the ear', () => {
  show({ badge: { kind: 'count', count: 2, label: 'ตอบใหม่ 2 ข้อความ' } });
  expect(button(/ให้เราช่วยไหม.*ตอบใหม่ 2 ข้อความ/)).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
});

test('gone from the page it waits for nothing', () => {
  show().unmount();
  expect(vi.getTimerCount()).toBe(0);
});
