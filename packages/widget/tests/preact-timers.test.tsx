import { waitingFrames } from '@songwai/ui/tests/preact-timers';
import { render } from 'preact';
import { useEffect, useState } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Fake timers stand for the end of a file, where no timer fires before the next frame.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

let count: (to: number) => void;
const seen: number[] = [];

const Counter = () => {
  const [n, setN] = useState(0);
  count = setN;
  useEffect(() => void seen.push(n), [n]);
  return <p>{n}</p>;
};

test('a view that changes in the last moment of a test leaves its effects for after the next frame', async () => {
  render(<Counter />, document.body);
  count(1);
  // Preact renders the change in a microtask
  await Promise.resolve();
  expect(document.body.textContent).toBe('1');
  expect(waitingFrames()).toBe(1);
});

test('and they have run when the next test begins', () => {
  expect(seen).toEqual([0, 1]);
  expect(waitingFrames()).toBe(0);
});
