import path from 'node:path';
import pg from 'pg';
import { findEmbedded } from '../src/database/embedded/find-embedded.ts';
import { readIfThere } from '../src/database/embedded/write-once.ts';
import { killPostmaster, killServer } from '../tests/harness/kill-server.ts';

/** What is killed with SIGKILL, in turn. */
export const killKinds = ['gateway', 'gateway and database', 'database alone'] as const;
export type KillKind = (typeof killKinds)[number];

/** Where the data of the gateway's server lie. */
async function findData(dataDir: string): Promise<string> {
  const elsewhere = await readIfThere(path.join(dataDir, 'postgres.location'));
  return path.join(elsewhere?.trim() ?? dataDir, 'postgres');
}

/** Kills the server that the gateway runs with all its processes, as a power cut would. */
export async function killDatabase(dataDir: string): Promise<void> {
  await killServer(await findData(dataDir));
}

/** Kills the server, or its first process, under a gateway that lives. */
export async function killDatabaseAlone(dataDir: string, random: () => number): Promise<void> {
  const kill = random() < 0.5 ? killPostmaster : killServer;
  await kill(await findData(dataDir));
}

/** Ends every session that the gateway has, as an operator or a failing network would. */
export async function endSessions(dataDir: string): Promise<void> {
  const found = await findEmbedded(dataDir);
  if (found.state !== 'running') throw new Error(`The database in ${dataDir} is ${found.state}.`);
  const client = new pg.Client({ connectionString: found.connectionString, application_name: 'crash test' });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'songwai-gateway%' and pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}
