import type { MessagePort, Transferable } from 'node:worker_threads';
import type { Answered, Asked } from './work-thread.ts';

/** Answers, within a thread, what it is asked, one after another. */
export function answerAsked<Input, Output extends Transferable>(
  port: MessagePort | null,
  work: (input: Input) => Promise<Output>,
): void {
  if (port === null) throw new Error('this program runs in a thread');
  let last: Promise<void> = Promise.resolve();
  const answer = async ({ id, input }: Asked<Input>): Promise<void> => {
    try {
      const output = await work(input);
      port.postMessage({ id, output } satisfies Answered<Output>, [output]);
    } catch (error) {
      const known = error instanceof Error ? error : new Error(String(error));
      port.postMessage({ id, error: known } satisfies Answered<Output>);
    }
  };
  port.on('message', (asked: Asked<Input>) => {
    last = last.then(() => answer(asked));
  });
}
