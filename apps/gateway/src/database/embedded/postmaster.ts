import { spawn } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@songwai/core/basics/durations';
import { programPath } from './binaries.ts';
import type { Place } from './place.ts';
import { isServerOf, postmasterFile, readPostmaster } from './postmaster-file.ts';
import { run, serverEnvironment } from './run.ts';

const pollMs = 15;
/** Long enough for recovery after a crash of a busy server; a normal start takes half a second. */
const startTimeoutMs = 120_000;
const stopTimeoutMs = minuteMs;

/** Reasons to try again: another process is starting the same server, its last processes are still ending, or the port is taken. */
const passing = [/lock file ".*" already exists/, /pre-existing shared memory block/, /could not (bind|create any TCP)/];

interface StartOptions {
  readonly isDurable: boolean;
  readonly port?: number;
  /** Ends the wait, not the server. */
  readonly signal?: AbortSignal;
}

const logFile = ({ dataDir }: Place): string => path.join(dataDir, 'postgres.log');

/**
 * Uses the running server of these folders, or starts one, and waits until it answers.
 *
 * @returns its port.
 * @throws Error with the end of the server's log when it does not start.
 */
export async function ensureRunning(place: Place, options: StartOptions): Promise<number> {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    options.signal?.throwIfAborted();
    const found = await readPostmaster(place.dataDirectory);
    if (found === undefined) {
      await start(place, options);
    } else if (!(await isServerOf(found.pid, place.dataDirectory))) {
      await rm(postmasterFile(place.dataDirectory), { force: true });
    } else if (found.isReady) {
      return found.port;
    }
    await wait(pollMs);
  }
  throw new Error(
    `The database in ${place.dataDirectory} did not get ready within ${startTimeoutMs / 1000} s. See ${logFile(place)}.`,
  );
}

/** Starts a server that outlives this process; returns when it has written its pid file or has failed temporarily. */
async function start(place: Place, options: StartOptions): Promise<void> {
  const { binaries, dataDirectory, account } = place;
  const log = await open(logFile(place), 'a', 0o600);
  const logged = (await stat(logFile(place))).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: options.port ?? (await findFreePort()),
    unix_socket_directories: '',
    max_connections: 100,
    log_min_messages: 'warning',
    log_timezone: 'UTC',
    timezone: 'UTC',
    fsync: options.isDurable ? 'on' : 'off',
    synchronous_commit: options.isDurable ? 'on' : 'off',
    full_page_writes: options.isDurable ? 'on' : 'off',
  };
  const child = spawn(
    programPath(binaries, 'postgres'),
    ['-D', dataDirectory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: '/',
      env: serverEnvironment(),
      // In its own session with its own log, so that neither Ctrl-C nor the end of this process stops it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  );
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
  await log.close();
  for (;;) {
    const end = await Promise.race([ended, wait(pollMs)]);
    options.signal?.throwIfAborted();
    if ((await readPostmaster(dataDirectory))?.isReady === true) return;
    if (end === undefined) continue;
    const said = (await readFile(logFile(place))).subarray(logged).toString('utf8').trim();
    if (passing.some((reason) => reason.test(said))) return;
    throw new Error(`The database in ${dataDirectory} did not start (${end}):\n${said}`);
  }
}

/** Stops the server: it aborts running queries and writes all data to disk. */
export async function stopServer({ dataDirectory, binaries }: Place): Promise<void> {
  const server = await readPostmaster(dataDirectory);
  if (server === undefined || !(await isServerOf(server.pid, dataDirectory))) return;
  if (process.platform === 'win32') await run(programPath(binaries, 'pg_ctl'), ['stop', '-D', dataDirectory, '-m', 'fast']);
  else process.kill(server.pid, 'SIGINT');
  const deadline = performance.now() + stopTimeoutMs;
  // The file is removed last. The process may remain as a zombie where no init process collects it.
  while ((await readPostmaster(dataDirectory))?.pid === server.pid && (await isServerOf(server.pid, dataDirectory))) {
    if (performance.now() > deadline) throw new Error(`The database in ${dataDirectory} (process ${server.pid}) does not stop.`);
    await wait(pollMs);
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
