/**
 * The test of a deploy: the version before this one serves calls while this one starts on the same database and migrates it; then the calls go
 * to the new one, the old one stops, and it takes over again. No call may fail, and nobody may be "not ready" who can serve.
 * `node apps/gateway/crash/deploy/main.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../tests/harness/find-free-port.ts';
import { runDeploy } from './run-deploy.ts';

const mostShown = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-deploy-'));
say('test of a deploy');

try {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const { answered, problems } = await runDeploy({ folder, ports, say });
  for (const problem of problems.slice(0, mostShown)) say(`  ${problem}`);
  if (problems.length > 0) throw new Error(`${problems.length} problems; ${answered} calls answered`);
  await rm(folder, { recursive: true });
  say(`test of a deploy passed: ${answered} calls answered, none failed`);
} catch (error) {
  const cause = error instanceof Error ? error.message : String(error);
  say(`test of a deploy FAILED (versions, data and logs are left in ${folder}): ${cause}`);
  // The callers would go on asking gateways that are gone.
  process.exit(1);
}
