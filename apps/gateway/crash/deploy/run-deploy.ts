import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '../../src/database/embedded/open-embedded.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { type GatewayProcess, makeGatewayProcess } from '../gateway-process.ts';
import { balance, type Calls, callOn } from './callers.ts';
import { findVersionBefore, layCommit, layCopy, mainFileOf, migrationsOf } from './lay-version.ts';

/** One run. */
export interface DeployOptions {
  readonly folder: string;
  /** Of the version before and of this one. */
  readonly ports: readonly [number, number];
  readonly say: (line: string) => void;
}

/** How it went; no problems means that nobody noticed the deploy. */
export interface DeployResult {
  readonly answered: number;
  readonly problems: readonly string[];
}

const clientCount = 4;

/** Two versions of the gateway, the second with at least one migration more. */
interface Versions {
  readonly before: string;
  readonly after: string;
  /** Whether the version before serves a database that a newer one has migrated. */
  readonly canStay: boolean;
}

/** Migrations that the copy has besides: one of each kind. */
const further = {
  '9990-deploy-test.sql': `create table deploy_test (id int primary key);\nalter table jobs add column deploy_test text;\n`,
  '9991-deploy-test-index.sql': `-- outside a transaction: bookings go on meanwhile
drop index concurrently if exists deploy_test_jobs;
create index concurrently deploy_test_jobs on jobs (deploy_test);\n`,
};

/** The version before from git and a copy of this one; where git does not know it, this version and the copy. */
async function layVersions(folder: string, say: DeployOptions['say']): Promise<Versions> {
  const [before, after] = [path.join(folder, 'before'), path.join(folder, 'after')];
  await layCopy(after);
  for (const [name, text] of Object.entries(further)) await writeFile(path.join(migrationsOf(after), name), text);
  const commit = await findVersionBefore();
  if (commit !== undefined) {
    await layCommit(commit, before);
    const canStay = existsSync(path.join(before, 'apps/gateway/src/database/has-migrations.ts'));
    say(`  the version before is ${commit.slice(0, 8)}${canStay ? '' : ', which is not ready beside a newer one'}`);
    return { before, after, canStay };
  }
  say('  git does not know the version before (no or a shallow history: `git fetch --unshallow`); this version is taken for it');
  await layCopy(before);
  return { before, after, canStay: true };
}

/** Runs the whole test; see `main.ts`. @throws Error when a gateway does not start. */
export async function runDeploy({ folder, ports, say }: DeployOptions): Promise<DeployResult> {
  // Root's server runs as another user, who has to enter.
  await chmod(folder, 0o755);
  const versions = await layVersions(folder, say);
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const server = await openEmbedded({ dataDir, log: silentLog });
  const gatewayOf = (version: string, port: number): GatewayProcess =>
    makeGatewayProcess({
      dataDir: path.join(folder, path.basename(version)),
      port,
      mainFile: mainFileOf(version),
      env: {
        DATABASE_URL: server.connectionString,
        REQUESTS_PER_MINUTE: '1000000',
        SIMULATION_SPEED: '0',
        STOP_DELAY_SECONDS: '8',
      },
    });
  const before = gatewayOf(versions.before, ports[0]);
  const after = gatewayOf(versions.after, ports[1]);
  const calls: Calls = { answered: 0, failures: [] };
  const problems: string[] = [];
  let isOver = false;
  try {
    await before.spawn();
    await before.waitUntilReady();
    const proxy = balance(ports);
    const clients = Array.from({ length: clientCount }, (_, index) =>
      callOn(proxy, { calls, name: String(index), isOver: () => isOver }),
    );
    try {
      await proxy.hearsOf(before.port);
      await callsAfter(calls, 20);
      proxy.hasRefused(before.port);
      await after.spawn();
      await after.waitUntilReady();
      await proxy.hearsOf(after.port);
      if (versions.canStay && proxy.hasRefused(before.port))
        problems.push('the version before was not ready while the new one migrated and started');
      say(`  the new version is ready beside the old one: ${calls.answered} calls answered`);
      // A version that says "stopping" needs nobody to drain it.
      if (!versions.canStay) {
        proxy.drain(before.port);
        await callsAfter(calls, 20);
      }
      await before.stop();
      await callsAfter(calls, 20);
      say(`  the old version has stopped: ${calls.answered} calls answered`);
      if (versions.canStay) {
        await before.spawn();
        await before.waitUntilReady();
        await proxy.hearsOf(before.port);
        await after.stop();
        await callsAfter(calls, 20);
        say(`  back on the old version: ${calls.answered} calls answered`);
      }
    } finally {
      isOver = true;
      await Promise.all(clients);
      await proxy.stop();
    }
  } finally {
    await before.kill();
    await after.kill();
    await server.close();
  }
  return { answered: calls.answered, problems: [...problems, ...calls.failures] };
}

/** Resolves when so many more calls have been answered, or one has failed. */
async function callsAfter(calls: Calls, more: number): Promise<void> {
  const enough = calls.answered + more;
  while (calls.answered < enough && calls.failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
