import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit, if the working tree matches it exactly; undefined with uncommitted changes or without git. */
const cleanCommit = () => {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
};

/** Records which parts of the full run passed at which commit. `readCommit` returns the tested commit, if there is one. */
export const createPartRecord = ({ folder = join(cacheDir, 'test-parts'), readCommit = cleanCommit } = {}) => {
  const fileOf = (part) => join(folder, `${part}.json`);

  /** The steps of a part, if it passed at this commit. */
  const read = (part) => {
    const commit = readCommit();
    if (commit === undefined) return undefined;
    let record;
    try {
      record = JSON.parse(readFileSync(fileOf(part), 'utf8'));
    } catch {
      // Never run, or interrupted while it was written: run the part.
      return undefined;
    }
    return record.commit === commit ? record.steps : undefined;
  };

  /** Records a part that began at commit `begunAt`. Does not if it failed or if the files changed meanwhile. */
  const write = (part, steps, begunAt) => {
    rmSync(fileOf(part), { force: true });
    const hasPassed = steps.length > 0 && steps.every(({ failed }) => failed === 0);
    if (begunAt === undefined || !hasPassed || readCommit() !== begunAt) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(part), JSON.stringify({ commit: begunAt, steps }));
  };

  return { read, write, commit: readCommit };
};
