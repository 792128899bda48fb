import { Worker } from 'node:worker_threads';

/** What a thread is asked; answered by `Answered` with the same id. */
export interface Asked<Input> {
  readonly id: number;
  readonly input: Input;
}

/** The answer of a thread, or the error that it met. */
export type Answered<Output> = { readonly id: number } & ({ readonly output: Output } | { readonly error: Error });

/** Work that would keep the gateway from answering, done beside it. */
export interface WorkThread<Input, Output> {
  /** @throws Error the work failed, or the thread died; the next call starts a new one. */
  readonly do: (input: Input) => Promise<Output>;
  /** Ends the thread, if it was started. What it was asked fails, and so does every later call. */
  readonly stop: () => Promise<void>;
}

interface Waiting<Output> {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
}

/** Enough for the largest work; a thread that takes more dies alone. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Makes a thread, which starts with the first call.
 *
 * @param program answers each `Asked` with an `Answered`, by `answerAsked`.
 */
export function createWorkThread<Input, Output>(name: string, program: URL): WorkThread<Input, Output> {
  let running: { readonly worker: Worker; readonly waiting: Map<number, Waiting<Output>> } | undefined;
  let isStopped = false;
  let lastId = 0;

  const start = () => {
    const worker = new Worker(program, { name, resourceLimits });
    // A thread without work keeps no program alive.
    worker.unref();
    const waiting = new Map<number, Waiting<Output>>();
    const started = { worker, waiting };
    const end = (error: Error): void => {
      if (running === started) running = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', (answered: Answered<Output>) => {
      const asked = waiting.get(answered.id);
      waiting.delete(answered.id);
      if ('error' in answered) asked?.reject(answered.error);
      else asked?.resolve(answered.output);
    });
    worker.on('error', (cause) => end(new Error(`the thread ${name} died`, { cause })));
    worker.on('exit', (code) => end(new Error(`the thread ${name} ended with ${code}`)));
    return started;
  };

  return {
    do: (input) => {
      if (isStopped) return Promise.reject(new Error(`the thread ${name} is stopped`));
      running ??= start();
      const { worker, waiting } = running;
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, input } satisfies Asked<Input>);
      return promise;
    },
    stop: async () => {
      isStopped = true;
      await running?.worker.terminate();
    },
  };
}
