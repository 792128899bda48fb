import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStartError } from '../cannot-start-error.ts';

const remedy = "Give the gateway's user the right to write there, or set DATA_DIR to another folder.";

/** Why the folder cannot be written and what to do; any other error as it is. */
export function explainWriteError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const explanations: Readonly<Record<string, string>> = {
    EROFS: `The folder ${folder} (DATA_DIR) is on a file system that is mounted read-only. Mount it so that it can be written, or set DATA_DIR to another folder.`,
    EACCES: `The folder ${folder} (DATA_DIR) may not be written. ${remedy}`,
    EPERM: `The folder ${folder} (DATA_DIR) may not be written. ${remedy}`,
    ENOTDIR: `The folder ${folder} (DATA_DIR) cannot be made: part of its path is a file. Set DATA_DIR to another folder.`,
    EEXIST: `${folder} (DATA_DIR) is a file, not a folder. Set DATA_DIR to another folder.`,
  };
  const explanation = explanations[code ?? ''];
  if (explanation !== undefined) return new CannotStartError(explanation, { cause: error });
  // Not for ever: whoever tries again later may find room.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk of the folder ${folder} (DATA_DIR) is full. Make room there, then start again.`, { cause: error });
  return error;
}

/** Makes a folder with those above it, one by one: where the file system is read-only, Node's own recursion says that there is no such folder. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A file in its place is found out about by writing into it.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/**
 * Makes the folder and tries whether it can be written, before the database is opened in it.
 *
 * @throws CannotStartError that says what to do; Error where the disk is full.
 */
export async function requireWritable(folder: string): Promise<void> {
  const probe = path.join(folder, `.writable-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x');
  } catch (error) {
    throw explainWriteError(error, folder);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
