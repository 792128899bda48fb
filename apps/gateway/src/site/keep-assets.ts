import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@songwai/core/basics/durations';

/** A page that was opened longer ago loads anew. */
const longestDays = 30;

interface AssetFolders {
  /** Of the built portal. */
  readonly portalDir: string;
  /** Where files of this and earlier builds are kept; several gateways may share it. */
  readonly portalArchiveDir: string;
  readonly now: Date;
}

/** A file whose name has a hash of its content, or such a file compressed. */
export const isHashed = (file: string): boolean => /-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(file);

/**
 * Keeps the build's lasting files in the archive, from which this and other gateways serve pages of another build: a page that was opened before a
 * deploy, or came from another version behind the same proxy, still asks for its parts. Deletes files that no build has had for thirty days.
 */
export async function keepAssets({ portalDir, portalArchiveDir, now }: AssetFolders): Promise<void> {
  const kept = path.join(portalArchiveDir, 'assets');
  await mkdir(kept, { recursive: true });
  for (const file of await listFiles(path.join(portalDir, 'assets'))) {
    if (isHashed(file)) await keep({ from: path.join(portalDir, 'assets', file), to: path.join(kept, file), now });
  }
  for (const file of await listFiles(kept)) {
    const { mtimeMs } = await stat(path.join(kept, file));
    if (now.getTime() - mtimeMs > longestDays * dayMs) await rm(path.join(kept, file), { force: true });
  }
}

const listFiles = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The time of a kept file is when a gateway last had it in its build. */
async function keep({ from, to, now }: { readonly from: string; readonly to: string; readonly now: Date }): Promise<void> {
  try {
    await utimes(to, now, now);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(to), { recursive: true });
    // Another gateway may read it meanwhile, so it appears as a whole.
    const whole = `${to}.${process.pid}.part`;
    await copyFile(from, whole, constants.COPYFILE_FICLONE);
    await utimes(whole, now, now);
    await rename(whole, to);
  }
}
