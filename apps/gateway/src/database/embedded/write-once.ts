import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';

/** The text of a file, or undefined where there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a file that must not exist yet: of two processes that try at the same time one succeeds, and both get its text.
 * The file is complete and synced from the moment it exists, and only its owner can read it.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  const present = await readIfThere(file);
  if (present !== undefined) return present;
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(draft);
  }
}
