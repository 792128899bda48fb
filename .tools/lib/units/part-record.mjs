import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that the files are exactly those of; undefined while something is changed, or without git. */
const cleanCommit = () => {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers which parts of the full run passed, and at which commit. `readCommit` says what is tested now, if that can be said. */
export const createPartRecord = ({ folder = join(cacheDir, 'test-parts'), readCommit = cleanCommit } = {}) => {
  const fileOf = (part) => join(folder, `${part}.json`);

  /** The steps of a part that passed at this commit. */
  const read = (part) => {
    const commit = readCommit();
    if (commit === undefined) return undefined;
    let record;
    try {
      record = JSON.parse(readFileSync(fileOf(part), 'utf8'));
    } catch {
      // Never run, or stopped while it was written: then the part runs.
      return undefined;
    }
    return record.commit === commit ? record.steps : undefined;
  };

  /** Notes how a part ended that began at `begunAt`. What failed, or was changed meanwhile, is no proof. */
  const write = (part, steps, begunAt) => {
    rmSync(fileOf(part), { force: true });
    const hasPassed = steps.length > 0 && steps.every(({ failed }) => failed === 0);
    if (begunAt === undefined || !hasPassed || readCommit() !== begunAt) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(part), JSON.stringify({ commit: begunAt, steps }));
  };

  return { read, write, commit: readCommit };
};
