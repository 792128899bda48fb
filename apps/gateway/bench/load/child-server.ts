import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMemoryQuestion, type Memory, type MemoryQuestion, measureMemory } from './measure-memory.ts';

/** What a server says when it listens. */
export interface Served {
  readonly origin: string;
  /** Of the database behind it; absent where there is none. */
  readonly databaseUrl?: string;
}

export interface ChildServer extends Served {
  /** The processor time that the server has used, in microseconds; PostgreSQL's is not in it. */
  cpuMicroseconds(): Promise<number>;
  /** Asks for its memory; see `measure-memory.ts`. */
  askMemory(question: MemoryQuestion): Promise<Memory>;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, so that it does not share a thread with what sends the load. @param options for Node.js, such as `--cpu-prof` @param settings environment of the gateway */
export async function startChild(module: string, options: readonly string[] = [], settings: object = {}): Promise<ChildServer> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), {
    execArgv: [...process.execArgv, ...options],
    env: { ...process.env, BENCH_SETTINGS: JSON.stringify(settings) },
  });
  const ended = once(child, 'exit');
  const [served] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`${module} ended with ${String(code)} before it listened`);
    }),
  ])) as [Served];
  return {
    ...served,
    cpuMicroseconds: async () => {
      child.send('usage');
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return user + system;
    },
    askMemory: async (question) => {
      child.send(question);
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    stop: async () => {
      child.send('stop');
      await ended;
    },
  };
}

/** In the child: says where it listens, and answers what its parent asks, until it is to stop. */
export function serveParent(served: Served, stop: () => Promise<void>): void {
  const hear = (message: unknown) => {
    if (message === 'usage') return process.send?.(process.cpuUsage());
    if (isMemoryQuestion(message)) return process.send?.(measureMemory(message));
    return process.disconnect();
  };
  process.on('message', hear);
  // It has been asked to, or its parent has ended: nobody else would stop it.
  process.once('disconnect', () => void stop());
  process.send?.(served);
}
