import { expect, it } from 'vitest';
import { UnreadableFile } from './read-problem.ts';
import { createStartReading, type ReadQuestion } from './start-reading.ts';

const now = new Date('2026-11-24T03:00:00Z');

/** A worker that answers what the test says. */
const createFakeWorker = () => {
  const worker = {
    asked: [] as ReadQuestion[],
    ended: 0,
    postMessage: (question: ReadQuestion) => void worker.asked.push(question),
    terminate: () => void worker.ended++,
    onmessage: (_event: { readonly data: unknown }) => undefined,
    onerror: () => undefined,
  };
  return worker;
};

const start = (source: File | string = new File(['x'], 'a.csv')) => {
  const worker = createFakeWorker();
  const cancel = new AbortController();
  const reading = createStartReading(
    () => now,
    () => worker as unknown as Worker,
  )(source, cancel.signal);
  return { worker, cancel, reading };
};

it('ends the worker with its answer', async () => {
  const { worker, reading } = start();
  worker.onmessage({ data: { table: 'read' } });
  expect(await reading).toBe('read');
  expect(worker).toMatchObject({ ended: 1, asked: [{ fileName: 'a.csv', now }] });
});

it('says why a file is refused', async () => {
  const { worker, reading } = start('a\tb');
  worker.onmessage({ data: { problem: { code: 'noRows' } } });
  await expect(reading).rejects.toEqual(new UnreadableFile({ code: 'noRows' }));
  expect(worker).toMatchObject({ ended: 1, asked: [{ source: 'a\tb', fileName: '' }] });
});

it('ends the worker when it is cancelled', async () => {
  const { worker, cancel, reading } = start();
  cancel.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.ended).toBe(1);
});

it('says so where the reader does not load', async () => {
  const { worker, reading } = start();
  worker.onerror();
  await expect(reading).rejects.toMatchObject({ problem: { code: 'reader' } });
});
