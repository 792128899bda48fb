import { expect, test, vi } from 'vitest';
import { CodeHangs, orGiveUp } from './give-up.ts';

/** A timer that goes off when the test says so. */
const createTimer = () => {
  const stop = vi.fn();
  const timer = vi.fn((_run: () => void, _afterMs: number) => stop);
  return { timer, stop, goOff: () => timer.mock.calls[0]?.[0]() };
};

test('code that hangs is given up after two minutes', async () => {
  const { timer, goOff } = createTimer();
  const loading = orGiveUp(new Promise(() => undefined), timer);
  expect(timer.mock.calls[0]?.[1]).toBe(120_000);
  goOff();
  await expect(loading).rejects.toBeInstanceOf(CodeHangs);
});

test('code that arrives stops the clock, and so does code that fails', async () => {
  const { timer, stop } = createTimer();
  expect(await orGiveUp(Promise.resolve('here'), timer)).toBe('here');
  await expect(orGiveUp(Promise.reject(new Error('offline')), timer)).rejects.toThrow('offline');
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});
