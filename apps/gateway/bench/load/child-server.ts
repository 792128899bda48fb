import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a server says when it listens. */
export interface Served {
  readonly origin: string;
  /** Of the database behind it; absent where there is none. */
  readonly databaseUrl?: string;
}

export interface ChildServer extends Served {
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, so that it does not share a thread with what sends the load. @param options for Node.js, such as `--cpu-prof` */
export async function startChild(module: string, options: readonly string[] = []): Promise<ChildServer> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), { execArgv: [...process.execArgv, ...options] });
  const ended = once(child, 'exit');
  const [served] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`${module} ended with ${String(code)} before it listened`);
    }),
  ])) as [Served];
  return {
    ...served,
    stop: async () => {
      child.send('stop');
      await ended;
    },
  };
}
