import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const supervisor = join(import.meta.dirname, 'supervise.mjs');
const pauses = { firstMs: 20, longestMs: 80, steadyMs: 60_000 };

let folder;
let running;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songwai-supervise-'));
});
afterEach(async () => {
  // Stops the supervised programs too; has no effect if the test has ended the supervisor.
  running.child.kill('SIGTERM');
  await running.exitCode();
  await rm(folder, { recursive: true });
});

/** A program that records its start and then runs `what`; `live()` runs until SIGTERM. */
const program = (what) => `
  require('node:fs').appendFileSync(process.env.NOTES, process.env.NAME + ' ' + process.pid + '\\n');
  const live = () => { setInterval(() => undefined, 1000); process.on('SIGTERM', () => process.exit(0)); };
  ${what}`;

/** Runs programs under the supervisor, as `npm start` does. */
const run = async (programs, ownPauses = pauses) => {
  const commands = Object.entries(programs).map(([name, what]) => ({
    name,
    command: process.execPath,
    args: ['-e', program(what)],
    env: { NAME: name, NOTES: join(folder, 'notes') },
  }));
  const file = join(folder, 'main.mjs');
  const text = `import { supervise } from ${JSON.stringify(supervisor)};\nsupervise(${JSON.stringify(commands)}, ${JSON.stringify(ownPauses)});`;
  await writeFile(file, text);
  const { npm_lifecycle_event, ...env } = process.env;
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const exit = once(child, 'exit');
  running = { child, exitCode: async () => (await exit)[0], said: () => said };
  return running;
};

/** Process ids of the starts of one program (`.`: of all), in order. */
const starts = async (name) => {
  const notes = await readFile(join(folder, 'notes'), 'utf8').catch(() => '');
  return notes
    .split('\n')
    .filter((line) => line !== '' && (name === '.' || line.startsWith(`${name} `)))
    .map((line) => line.split(' ').at(-1));
};
const countStarts = (name) => async () => (await starts(name)).length;

describe('of two programs that run as one', () => {
  it('the one that is killed is started again, and the other is left alone', async () => {
    const { child, exitCode, said } = await run({ gateway: 'live()', partner: 'live()' });
    await expect.poll(countStarts('.')).toBe(2);
    process.kill(Number((await starts('gateway'))[0]), 'SIGKILL');
    await expect.poll(countStarts('gateway')).toBe(2);
    expect(await starts('partner')).toHaveLength(1);
    expect(said()).toContain('gateway ended (SIGKILL) and is started again in 0.02 s.');
    child.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
  });

  it('the one that dies again and again is started more and more slowly, but without an end', async () => {
    const { child, exitCode, said } = await run({ gateway: 'process.exit(1)', partner: 'live()' });
    const restarts = () => [...said().matchAll(/code 1\) and is started again in ([\d.]+) s/g)].map(([, pause]) => Number(pause));
    await expect.poll(() => restarts().length, { timeout: 30_000 }).toBeGreaterThan(4);
    expect(restarts().slice(0, 5)).toEqual([0.02, 0.04, 0.08, 0.08, 0.08]);
    await expect.poll(countStarts('partner')).toBe(1);
    child.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
  });

  it('the one that stayed up before it died is started again as soon as at first', async () => {
    const { child, exitCode, said } = await run({ gateway: 'setTimeout(() => process.exit(3), 20)' }, { ...pauses, steadyMs: 0 });
    await expect.poll(countStarts('gateway'), { timeout: 30_000 }).toBeGreaterThan(3);
    expect(said()).not.toContain('0.04 s');
    child.kill('SIGTERM');
    await exitCode();
  });

  it('the one that cannot start ends both, once, with its code', async () => {
    const { exitCode, said } = await run({
      gateway: `console.error('Port 8080 is in use.'); process.exit(78)`,
      partner: 'live()',
    });
    expect(await exitCode()).toBe(78);
    expect(await starts('gateway')).toHaveLength(1);
    expect(said()).toContain('Port 8080 is in use.\ngateway cannot start; what to do stands above.\n');
  });

  it('a stop that comes while one waits to be started again ends both with 0', async () => {
    const { child, exitCode, said } = await run(
      { gateway: 'process.exit(1)', partner: 'live()' },
      { ...pauses, firstMs: 60_000 },
    );
    await expect.poll(said).toContain('started again in 60 s');
    await expect.poll(countStarts('partner')).toBe(1);
    child.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
    expect(await starts('gateway')).toHaveLength(1);
  });
});
