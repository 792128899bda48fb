import { writeSync } from 'node:fs';

/** Writes to a file, pipe or terminal; answers how many bytes it took. */
type WriteBytes = (bytes: Uint8Array) => number;

const standardOutput: WriteBytes = (bytes) => writeSync(1, bytes);

/** A reader that is slow is waited for so long, a hundredth of a second at a time. */
const mostWaits = 100;
const waitMs = 10;
const sleep = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * Where the log goes. A disk that is full, or a reader that has gone, must not end the gateway (pino's own destination throws then): what
 * cannot be written is left out, and how much it was stands in the log as soon as there is room again.
 */
export function createLogStream(write: WriteBytes = standardOutput): { write(line: string): void } {
  let lost = 0;
  /** Half a line stands there, and needs an end. */
  let isTorn = false;

  const writeAll = (text: string): void => {
    let rest: Uint8Array = Buffer.from(isTorn ? `\n${text}` : text);
    for (let waits = 0; rest.length > 0; ) {
      try {
        const taken = write(rest);
        rest = rest.subarray(taken);
        isTorn = rest.length > 0;
      } catch (error) {
        if (!isBusy(error) || ++waits > mostWaits) throw error;
        sleep();
      }
    }
  };

  return {
    write: (line) => {
      try {
        if (lost > 0)
          writeAll(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log could not be written' })}\n`);
        lost = 0;
        writeAll(line);
      } catch {
        lost++;
      }
    },
  };
}
