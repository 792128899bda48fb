import { readFile, readPasted } from './read-file.ts';
import { UnreadableFile } from './read-problem.ts';
import type { ReadAnswer, ReadQuestion } from './start-reading.ts';

const read = async ({ source, ...asked }: ReadQuestion): Promise<ReadAnswer> => {
  try {
    const table = typeof source === 'string' ? readPasted(source, asked.now) : await readFile(source, asked);
    return { table };
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : { code: 'unreadable' } };
  }
};

// The page starts a worker for each file and ends it, so it asks only once.
addEventListener('message', async ({ data }: MessageEvent<ReadQuestion>) => postMessage(await read(data)));
