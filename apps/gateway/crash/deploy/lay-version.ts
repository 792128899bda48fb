import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = 'apps/gateway/src/database/migrations';
/** What a gateway consists of. */
const parts = ['apps/gateway', 'packages', 'package.json'];
const mostBytes = 1_000_000_000;

const git = async (...words: readonly string[]): Promise<string> =>
  (await run('git', words, { cwd: repository, maxBuffer: mostBytes })).stdout.trim();

/** So many commits are looked at; what was landed longer ago runs nowhere any more. */
const mostCommits = 100;

/** The migrations of a commit in order, with what each holds. */
const listMigrations = async (commit: string): Promise<readonly string[]> =>
  (await git('ls-tree', '--format=%(path) %(objectname)', commit, `${migrations}/`))
    .split('\n')
    .filter((line) => line.includes('.sql '));

/**
 * The newest landed commit whose migrations this version continues; where none has fewer, the commit before this one. Undefined where git does not
 * know one.
 */
export async function findVersionBefore(): Promise<string | undefined> {
  let commits: readonly string[];
  try {
    commits = (await git('log', '--first-parent', `-${mostCommits}`, '--format=%H')).split('\n');
  } catch {
    // No git, or no repository: the caller says so.
    return undefined;
  }
  const own = await listMigrations(commits[0] ?? 'HEAD');
  let same: string | undefined;
  for (const commit of commits.slice(1)) {
    const past = await listMigrations(commit);
    // What is in between, or was changed, was never landed in this order.
    if (!past.every((migration, index) => migration === own[index])) continue;
    if (past.length < own.length) return commit;
    same ??= commit;
  }
  return same;
}

/** Lays the gateway of a commit into a folder, with the packages that are installed here. */
export async function layCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, 'version.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit, ...parts);
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
}

/** Lays a copy of this version into a folder. */
export async function layCopy(folder: string): Promise<void> {
  const isSource = (file: string): boolean => !/[\\/](node_modules|dist|\.types|\.cache)$/.test(file);
  for (const part of parts)
    await cp(path.join(repository, part), path.join(folder, part), { recursive: true, filter: isSource, verbatimSymlinks: true });
  await linkPackages(folder);
}

/** The program of a version that was laid into a folder. */
export const mainFileOf = (folder: string): string => path.join(folder, 'apps/gateway/src/main.ts');

/** The folder of its migrations. */
export const migrationsOf = (folder: string): string => path.join(folder, migrations);

async function linkPackages(folder: string): Promise<void> {
  const packages = (await readdir(path.join(folder, 'packages'))).map((name) => `packages/${name}`);
  for (const place of ['apps/gateway', ...packages]) await linkModules(path.join(place, 'node_modules'), folder);
}

/** Links a folder of installed packages: those of this repository to the version's own, all others to where they are. */
async function linkModules(modules: string, folder: string): Promise<void> {
  const from = path.join(repository, modules);
  const entries = await readdir(from).catch(() => []);
  await mkdir(path.join(folder, modules), { recursive: true });
  for (const name of entries) {
    const file = path.join(from, name);
    if (!(await lstat(file)).isSymbolicLink()) {
      if (name.startsWith('@')) await linkModules(path.join(modules, name), folder);
      continue;
    }
    const target = await readlink(file);
    await symlink(target.includes('.pnpm') ? await realpath(file) : target, path.join(folder, modules, name));
  }
}
