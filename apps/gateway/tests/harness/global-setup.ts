import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/database/embedded/open-embedded.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { folderPrefix, removeAbandonedServers } from './abandoned-servers.ts';
import { silentLog } from './silent-log.ts';
import { templates } from './templates.ts';
import { addressOf, command, type TestServer, templateDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Starts one PostgreSQL for the run, or uses that at TEST_DATABASE_URL, and fills the templates that tests clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, close } = await startServer();
  const server: TestServer = { adminUrl, prefix: `songwai_test_${randomBytes(4).toString('hex')}` };
  const tearDown = async () => {
    for (const name of Object.keys(templates)) await command(server, `drop database if exists ${templateDatabase(server, name)}`);
    await close();
  };
  try {
    await fillTemplates(server);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', server);
  return tearDown;
}

async function fillTemplates(server: TestServer): Promise<void> {
  for (const [name, fill] of Object.entries(templates)) {
    const database = templateDatabase(server, name);
    await command(server, `create database ${database}`);
    const open = await openDatabase({ databaseUrl: addressOf(server, database), dataDir: '', log: silentLog });
    try {
      await fill(open);
    } finally {
      await open.close();
    }
  }
}

async function startServer(): Promise<{ adminUrl: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, close: async () => undefined };
  await removeAbandonedServers();
  const folder = await mkdtemp(folderPrefix());
  await chmod(folder, 0o755);
  const server = await openEmbedded({ dataDir: folder, log: silentLog, isDurable: false });
  return {
    adminUrl: server.connectionString,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
