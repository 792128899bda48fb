/**
 * The crash test: bookings flow in while the gateway, and every other time its database server too, is killed with SIGKILL
 * at random moments. Afterwards every acknowledged job must be there, once.
 * `node apps/gateway/crash/main.ts [--kills 20] [--seed n]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashResult, runCrashTest } from './run-crash-test.ts';

const mostShown = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is "${text}"; give a whole number.`);
  return Number(text);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

function summarise({ kills, serverKills, acknowledged, retried, doubled, jobs }: CrashResult): string {
  return `${kills} kills (${serverKills} with the database), ${acknowledged} acknowledged, ${retried} retried, ${doubled} sent twice at once, ${jobs} jobs`;
}

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = readCount('kills', values.kills ?? '20');
const seed = readCount('seed', values.seed ?? String(Date.now() % 1_000_000_000));
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-crash-'));
say(`crash test: ${kills} kills, seed ${seed}`);

try {
  const result = await runCrashTest({ kills, seed, dataDir, port: await findFreePort(), say });
  for (const problem of result.problems.slice(0, mostShown)) say(`  ${problem}`);
  if (result.problems.length > 0) throw new Error(`${result.problems.length} problems; ${summarise(result)}`);
  await rm(dataDir, { recursive: true });
  say(`crash test passed: ${summarise(result)}`);
} catch (error) {
  say(
    `crash test FAILED (seed ${seed}; data and logs kept in ${dataDir}): ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
