/** Memory of a process in bytes, after the garbage was collected. */
export interface Memory {
  /** V8's heap and what its objects have outside of it. */
  readonly ownBytes: number;
  readonly rssBytes: number;
}

/** `memory`: what is in use now. `watch`: the same, and from then on the most is noted. `watched`: the most, and the end of it. */
const questions = ['memory', 'watch', 'watched'] as const;
export type MemoryQuestion = (typeof questions)[number];

export const isMemoryQuestion = (message: unknown): message is MemoryQuestion =>
  questions.some((question) => question === message);

const lookEveryMs = 5;
let watching: NodeJS.Timeout | undefined;
let most: Memory = { ownBytes: 0, rssBytes: 0 };

/** @throws Error without `--expose-gc` */
function measureNow(): Memory {
  if (globalThis.gc === undefined) throw new Error('Memory is measured in a process with --expose-gc only.');
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { ownBytes: heapUsed + external, rssBytes: rss };
}

/** Answers a question of the parent process. */
export function measureMemory(question: MemoryQuestion): Memory {
  const now = measureNow();
  if (question === 'watch') {
    most = now;
    watching = setInterval(() => {
      const { ownBytes, rssBytes } = measureNow();
      most = { ownBytes: Math.max(most.ownBytes, ownBytes), rssBytes: Math.max(most.rssBytes, rssBytes) };
    }, lookEveryMs);
  }
  if (question !== 'watched') return now;
  clearInterval(watching);
  return most;
}
