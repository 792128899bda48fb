/**
 * The crash test of money: two gateways on one database take top-ups, bookings from the wallet and by PromptPay, and tips, while they
 * are killed in turn, and both at once, with SIGKILL at random moments. Afterwards every acknowledged payment must be there, once, and
 * all books must add up.
 * `node apps/gateway/crash/money/main.ts [--kills 10] [--seed n]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../../tests/harness/find-free-port.ts';
import { runMoneyCrash } from './run-money-crash.ts';

const mostShown = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const [kills, seed] = [Number(values.kills ?? '10'), Number(values.seed ?? Date.now() % 1_000_000_000)];
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-crash-money-'));
say(`crash test of money: ${kills} kills, seed ${seed}`);

try {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const { problems, acknowledged, retried, charges, movements } = await runMoneyCrash({ kills, seed, dataDir, ports, say });
  const figures = `${JSON.stringify(acknowledged)} acknowledged, ${retried} retried, ${charges} paid charges, ${movements} movements`;
  for (const problem of problems.slice(0, mostShown)) say(`  ${problem}`);
  if (problems.length > 0) throw new Error(`${problems.length} problems; ${figures}`);
  await rm(dataDir, { recursive: true });
  say(`crash test of money passed: ${figures}`);
} catch (error) {
  const cause = error instanceof Error ? error.message : String(error);
  say(`crash test of money FAILED (seed ${seed}; data and logs are left in ${dataDir}): ${cause}`);
  // The clients would go on asking gateways that do not come back.
  process.exit(1);
}
