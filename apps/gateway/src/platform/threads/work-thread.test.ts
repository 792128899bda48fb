import { afterEach, expect, it } from 'vitest';
import { createWorkThread, type WorkThread } from './work-thread.ts';

/** Says what it is asked, in capitals; dies, ends or fails at these words. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, input }) => {
    if (input === 'die') throw new Error('out of paper');
    if (input === 'end') process.exit(3);
    if (input === 'fail') parentPort.postMessage({ id, error: new TypeError('not this one') });
    else if (input !== 'wait') parentPort.postMessage({ id, output: input.toUpperCase() });
  });
`)}`,
);

let thread: WorkThread<string, string>;
const open = () => {
  thread = createWorkThread('capitals', program);
  return thread;
};
afterEach(() => thread.stop());

it('answers many at once, each its own', async () => {
  const words = ['one', 'two', 'three'];
  const { do: ask } = open();
  expect(await Promise.all(words.map(ask))).toEqual(['ONE', 'TWO', 'THREE']);
});

it('that fails at one answers the others', async () => {
  const { do: ask } = open();
  const [failed, other] = [ask('fail'), ask('other')];
  await expect(failed).rejects.toThrow(TypeError);
  expect(await other).toBe('OTHER');
});

it.each(['die', 'end'])('whose thread comes to its end at "%s" fails what it was asked, and begins anew', async (word) => {
  const { do: ask } = open();
  const waiting = ask('wait');
  const last = ask(word);
  await expect(waiting).rejects.toThrow('the thread capitals');
  await expect(last).rejects.toThrow('the thread capitals');
  expect(await ask('again')).toBe('AGAIN');
});

it('that is stopped fails what it was asked, and all that comes later', async () => {
  const { do: ask, stop } = open();
  const waiting = ask('wait');
  const failed = expect(waiting).rejects.toThrow('ended');
  await stop();
  await failed;
  await expect(ask('later')).rejects.toThrow('stopped');
});

it('that was never asked starts nothing to stop', async () => {
  await open().stop();
});
