import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive, isServerOf, readPostmaster } from '../../src/database/embedded/postmaster-file.ts';

const folderName = /^songwai-tests-(\d+)-/;

/** Path prefix of the folder in which a test run stores its server's data. */
export const folderPrefix = (): string => path.join(os.tmpdir(), `songwai-tests-${process.pid}-`);

/** Stops the servers that killed test runs left behind, and removes their folders. */
export async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1] ?? Number.NaN);
    const folder = path.join(os.tmpdir(), name);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    if ((await stat(folder)).uid !== process.getuid?.()) continue;
    const dataDirectory = path.join(folder, 'postgres');
    const server = await readPostmaster(dataDirectory);
    if (server !== undefined && (await isServerOf(server.pid, dataDirectory))) process.kill(server.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
