import { describe, expect, it } from 'vitest';
import { createHastyTimer } from '../../tests/timers.ts';
import { callInSequence } from './sequence.ts';

describe('calls in sequence', () => {
  it('starts each call when the one before has ended, with 100 ms between them', async () => {
    const timer = createHastyTimer();
    const story: string[] = [];
    const call = (name: string) => async () => {
      story.push(`${name} begins`);
      await Promise.resolve();
      story.push(`${name} ends`);
      return name;
    };
    const replies = await callInSequence([call('a'), call('b'), call('c')], { startTimer: timer.startTimer });
    expect(replies).toEqual(['a', 'b', 'c']);
    expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(timer.delays).toEqual([100, 100]);
  });

  it('takes another pause where one is given', async () => {
    const timer = createHastyTimer();
    await callInSequence([async () => 1, async () => 2], { delayMs: 7, startTimer: timer.startTimer });
    expect(timer.delays).toEqual([7]);
  });

  it('ends with the first failure', async () => {
    const made: number[] = [];
    const calls = [
      async () => made.push(1),
      async () => {
        throw new Error('second');
      },
      async () => made.push(3),
    ];
    await expect(callInSequence(calls, { startTimer: createHastyTimer().startTimer })).rejects.toThrow('second');
    expect(made).toEqual([1]);
  });
});
