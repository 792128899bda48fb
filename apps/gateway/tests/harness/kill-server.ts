import { readdir, readFile } from 'node:fs/promises';
import { isAlive, isServerOf, readPostmaster } from '../../src/database/embedded/postmaster-file.ts';
import { run } from '../../src/database/embedded/run.ts';

/** Process id of the PostgreSQL server on this data directory. */
export async function serverPid(dataDirectory: string): Promise<number> {
  const server = await readPostmaster(dataDirectory);
  if (server === undefined) throw new Error(`No server claims ${dataDirectory}.`);
  return server.pid;
}

/** Kills the server's processes with SIGKILL, as a power cut would, and leaves its files as they are. */
export async function killServer(dataDirectory: string): Promise<void> {
  const pid = await serverPid(dataDirectory);
  if (!(await isServerOf(pid, dataDirectory))) throw new Error(`The server of ${dataDirectory} is dead already.`);
  const pids = [pid, ...(await childrenOf(pid))];
  for (const each of pids) if (isAlive(each)) process.kill(each, 'SIGKILL');
}

/** Kills only the server's main process; its children notice and exit. */
export async function killPostmaster(dataDirectory: string): Promise<void> {
  const pid = await serverPid(dataDirectory);
  if (!(await isServerOf(pid, dataDirectory))) throw new Error(`The server of ${dataDirectory} is dead already.`);
  process.kill(pid, 'SIGKILL');
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const pairs = process.platform === 'linux' ? await readProc() : await readPs();
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

async function readProc(): Promise<readonly [pid: number, ppid: number][]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      // A process that has ended meanwhile has no status file, and counts as having no parent.
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return [Number(pid), Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0)];
    }),
  );
}

async function readPs(): Promise<readonly [pid: number, ppid: number][]> {
  const { output } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return output.split('\n').map((line): [number, number] => {
    const [pid = 0, ppid = 0] = line.trim().split(/\s+/).map(Number);
    return [pid, ppid];
  });
}
