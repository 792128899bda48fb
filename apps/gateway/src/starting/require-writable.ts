import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStartError } from '../cannot-start-error.ts';

const remedy = "Give the gateway's user the right to write there, or set DATA_DIR to another folder.";

/** An error that says why the folder is not writable and what to do; other errors unchanged. */
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
  // Temporary, so a later start may succeed.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk of the folder ${folder} (DATA_DIR) is full. Make room there, then start again.`, { cause: error });
  return error;
}

/** Creates a folder with its parents one by one, because on a read-only file system Node's `recursive` option reports a missing folder instead. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Where a file has this name, the write below fails and reports it.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/**
 * Creates the folder and checks that it is writable, before the database is opened in it.
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
