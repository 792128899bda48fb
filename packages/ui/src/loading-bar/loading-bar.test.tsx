import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schedule } from './loading-bar.tsx';
import { LoadingBar } from './loading-bar.tsx';

/** A timer that the test controls. */
function handTimer() {
  let now = 0;
  let waiting: readonly { readonly at: number; readonly run: () => void }[] = [];
  const schedule: Schedule = (run, afterMs) => {
    const entry = { at: now + afterMs, run };
    waiting = [...waiting, entry];
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    });
  return { schedule, pass };
}

const bar = () => screen.queryByRole('progressbar', { name: 'กำลังเปิดหน้า' });

test('a quick page shows nothing', () => {
  const { schedule, pass } = handTimer();
  const { rerender } = render(<LoadingBar isLoading label="กำลังเปิดหน้า" schedule={schedule} />);
  pass(150);
  rerender(<LoadingBar isLoading={false} label="กำลังเปิดหน้า" schedule={schedule} />);
  pass(1000);
  expect(bar()).toBeNull();
});

test('a slow page shows the bar until it has come', () => {
  const { schedule, pass } = handTimer();
  const { rerender, container } = render(<LoadingBar isLoading label="กำลังเปิดหน้า" schedule={schedule} />);
  expect(bar()).toBeNull();
  pass(200);
  expect(bar()).toBeTruthy();
  rerender(<LoadingBar isLoading={false} label="กำลังเปิดหน้า" schedule={schedule} />);
  expect(bar()).toBeNull();
  pass(300);
  expect(container.childElementCount).toBe(0);
});
