import { CodeHangs } from '@songwai/features/shared/give-up';
import { expect, test, vi } from 'vitest';
import { createLateTexts } from './create-late-texts.ts';

const goesOffAtOnce = (run: () => void) => {
  run();
  return () => undefined;
};

/** The loader, with timers that go off at once. */
const createLoader = () => {
  const reload = vi.fn();
  const load = vi.fn(async () => undefined);
  return { reload, load, late: createLateTexts({ texts: { has: () => true, load }, reload, startTimer: goesOffAtOnce }) };
};

test('a part comes with its texts', async () => {
  const load = vi.fn(async () => undefined);
  const late = createLateTexts({ texts: { has: () => false, load }, reload: () => undefined });
  const part = Object.assign(async () => 'dialog', { texts: ['jobs'] as const });
  expect(await late.bring(part)).toBe('dialog');
  expect(load).toHaveBeenCalledWith(['jobs']);
});

test('a part that hangs for two minutes is given up, and only whoever asks for it again gets the page anew', async () => {
  const { late, reload } = createLoader();
  const hangs = () => new Promise<never>(() => undefined);
  await expect(late.bring(hangs)).rejects.toBeInstanceOf(CodeHangs);
  await expect(late.bring(hangs)).rejects.toBeInstanceOf(CodeHangs);
  expect(reload).not.toHaveBeenCalled();
  await expect(late.bring(hangs, true)).rejects.toBeInstanceOf(CodeHangs);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that failed for another reason is asked for again without leaving the page', async () => {
  const reload = vi.fn();
  const late = createLateTexts({ texts: { has: () => true, load: async () => undefined }, reload });
  const part = vi.fn(async () => 'dialog').mockRejectedValueOnce(new Error('offline'));
  await expect(late.bring(part)).rejects.toThrow('offline');
  expect(await late.bring(part, true)).toBe('dialog');
  expect(reload).not.toHaveBeenCalled();
});
