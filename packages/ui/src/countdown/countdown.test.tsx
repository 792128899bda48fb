import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';
import { clockFace } from './time-left.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const texts = { label: 'ขอรหัสใหม่ได้ใน', left: (seconds: number) => `เหลือ ${seconds} วินาที`, over: 'ขอรหัสใหม่ได้แล้ว' };
const now = () => Date.now();
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const spoken = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent;

test('it shows the seconds going, and the end once', () => {
  const handleEnd = vi.fn();
  render(<Countdown until={65_000} now={now} texts={texts} onEnd={handleEnd} />);
  expect(screen.getByRole('timer').textContent).toBe('ขอรหัสใหม่ได้ใน 1:05');
  pass(1);
  expect(screen.getByRole('timer').textContent).toContain('1:04');
  pass(64);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getAllByText('ขอรหัสใหม่ได้แล้ว').length).toBeGreaterThan(0);
  pass(30);
  expect(handleEnd).toHaveBeenCalledTimes(1);
});

test('a reader is told at 60, 30 and 10 seconds and at the end, and left in peace between', () => {
  const { container } = render(<Countdown until={65_000} now={now} texts={texts} />);
  const heard = new Set<string>();
  for (let second = 0; second <= 65; second += 1) {
    const message = spoken(container);
    if (message) heard.add(message);
    pass(1);
  }
  expect([...heard]).toEqual(['เหลือ 60 วินาที', 'เหลือ 30 วินาที', 'เหลือ 10 วินาที', 'ขอรหัสใหม่ได้แล้ว']);
});

test('a view can choose the moments that a reader hears', () => {
  const { container } = render(<Countdown until={301_000} now={now} texts={texts} spokenSeconds={[300, 60]} />);
  const heard = new Set<string>();
  for (let second = 0; second <= 301; second += 1) {
    const message = spoken(container);
    if (message) heard.add(message);
    pass(1);
  }
  expect([...heard]).toEqual(['เหลือ 300 วินาที', 'เหลือ 60 วินาที', 'ขอรหัสใหม่ได้แล้ว']);
});

test('after a sleep of the tab it stands where the clock is', () => {
  render(<Countdown until={65_000} now={now} texts={texts} />);
  vi.setSystemTime(40_000);
  pass(1);
  expect(screen.getByRole('timer').textContent).toContain('0:24');
});

test('a new moment starts it again', () => {
  const handleEnd = vi.fn();
  const { rerender } = render(<Countdown until={2000} now={now} texts={texts} onEnd={handleEnd} />);
  pass(3);
  rerender(<Countdown until={63_000} now={now} texts={texts} onEnd={handleEnd} />);
  expect(screen.getByRole('timer').textContent).toContain('1:00');
  pass(60);
  expect(handleEnd).toHaveBeenCalledTimes(2);
});

test('hours are shown when there are any', () => {
  expect([9, 65, 3600, 7325].map(clockFace)).toEqual(['0:09', '1:05', '1:00:00', '2:02:05']);
});
