import { writeSync } from 'node:fs';

/** Writes to a file, pipe or terminal; returns the number of bytes written. */
type WriteBytes = (bytes: Uint8Array) => number;

const standardOutput: WriteBytes = (bytes) => writeSync(1, bytes);

/** How often, and for how many milliseconds each time, to wait for a slow reader: one second in all. */
const mostWaits = 100;
const waitMs = 10;
const sleep = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * The destination of the log. A full disk or a closed pipe must not end the gateway, as it does with pino's own destination:
 * lines that cannot be written are dropped, and their number is logged as soon as writing works again.
 */
export function createLogStream(write: WriteBytes = standardOutput): { write(line: string): void } {
  let lost = 0;
  /** The last line was written only in part and needs a line break. */
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
