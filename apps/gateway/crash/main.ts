/**
 * The crash test: bookings flow in while the gateway, the gateway with its database server, and the server alone are killed in turn with
 * SIGKILL at random moments; then every session of the gateway is ended again and again. Afterwards every acknowledged job must be there,
 * once, and the gateway must have lived through what hit its database only.
 * `node apps/gateway/crash/main.ts [--kills 21] [--endings 20] [--seed n]`
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

function summarise({ kinds, acknowledged, lost, retried, refused, doubled, jobs }: CrashResult): string {
  const lines = [...kinds].map(([kind, figures]) => {
    const { blows, acknowledged: booked, deaths } = figures;
    return `  ${kind.padEnd(22)} ${String(blows).padStart(4)} times ${String(booked).padStart(6)} acknowledged ${String(deaths).padStart(3)} deaths of a spared gateway`;
  });
  const total = `${acknowledged} acknowledged, ${lost} lost, ${retried} retried, ${refused} answered 503, ${doubled} sent twice at once, ${jobs} jobs`;
  return [total, ...lines].join('\n');
}

const { values } = parseArgs({ options: { kills: { type: 'string' }, endings: { type: 'string' }, seed: { type: 'string' } } });
const kills = readCount('kills', values.kills ?? '21');
const endings = readCount('endings', values.endings ?? '20');
const seed = readCount('seed', values.seed ?? String(Date.now() % 1_000_000_000));
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-crash-'));
say(`crash test: ${kills} kills, sessions ended ${endings} times, seed ${seed}`);

try {
  const result = await runCrashTest({ kills, endings, seed, dataDir, port: await findFreePort(), say });
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
