import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tests/harness/find-free-port.ts';

/** What the output says when a part is done. */
const parts = {
  'dependencies installed': /^Building /,
  'builds fresh': /Partner's site /,
  'PostgreSQL ready': /database server ready/,
  'calls answered': /Server listening/,
} as const;
type Part = keyof typeof parts | 'ready';

/** When each part of a start was done, in milliseconds since its begin. */
export type StartTimes = Readonly<Partial<Record<Part, number>>>;

const lookMs = 10;
const longestMs = 300_000;

/** Starts the product as `npm start` does, waits until `/readyz` says yes, and stops it. @throws Error where it does not become ready */
export async function runStart(root: string, dataDir: string): Promise<StartTimes> {
  const [port, partnerPort] = [await findFreePort(), await findFreePort()];
  const times: Partial<Record<Part, number>> = {};
  const startedMs = performance.now();
  const env = { ...process.env, PORT: String(port), PARTNER_PORT: String(partnerPort), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [path.join(root, '.tools/start.mjs')], { cwd: root, env });
  const ended = once(child, 'exit');
  let output = '';
  const read = (text: Buffer) => {
    output += text.toString();
    for (const [part, said] of Object.entries(parts) as [Part, RegExp][])
      if (said.test(text.toString())) times[part] ??= performance.now() - startedMs;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const isReady = async () => {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    return answer?.ok === true;
  };
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - startedMs > longestMs) throw new Error(`It did not start:\n${output}`);
      await pause(lookMs);
    }
    return { ...times, ready: performance.now() - startedMs };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
