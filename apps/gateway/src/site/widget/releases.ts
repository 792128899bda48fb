import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the widget's files are. */
export interface WidgetFolders {
  /** The built one. */
  readonly widgetDir: string;
  /** Earlier ones, as `npm run widget:archive` stores them: a folder for each version, and in `chunks` the parts of all. */
  readonly widgetArchiveDir: string;
}

/** A file and where it is. */
export interface WidgetFile {
  readonly folder: string;
  readonly name: string;
  /** Its address will never have other content. */
  readonly isImmutable: boolean;
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const majorVersion = /^v(\d+)$/;
/** The folder's name is a hash of its files, so any release may be asked for the parts of any other. */
const part = /^chunks\/\w{8,}\/\w[\w.-]*$/;

const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/** Orders versions by their numbers. */
const byNumbers = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The version of the built widget; undefined where there is none. It may be built while the gateway runs. */
async function builtVersion(widgetDir: string): Promise<string | undefined> {
  try {
    const { version }: { version?: unknown } = JSON.parse(await readFile(path.join(widgetDir, 'version.json'), 'utf8'));
    return typeof version === 'string' ? version : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Exact versions in the archive, the oldest first. */
async function archivedVersions(widgetArchiveDir: string): Promise<readonly string[]> {
  if (!existsSync(widgetArchiveDir)) return [];
  return (await readdir(widgetArchiveDir)).filter((name) => exactVersion.test(name)).sort(byNumbers);
}

/** What can be asked for: `v1` and the like, then exact versions, the oldest first. */
export async function listReleases({ widgetDir, widgetArchiveDir }: WidgetFolders): Promise<readonly string[]> {
  const built = await builtVersion(widgetDir);
  const exact = [...new Set([...(await archivedVersions(widgetArchiveDir)), ...(built === undefined ? [] : [built])])].sort(
    byNumbers,
  );
  return [...new Set(exact.map((version) => `v${majorOf(version)}`)), ...exact];
}

/**
 * Finds a file of a release.
 *
 * @param release `v1`: the newest with that major version, and the built one before all others, so that a deployment that goes back does; or an exact version
 * @param name relative to the release
 * @returns null for a release that there is not
 */
export async function findWidgetFile(
  { widgetDir, widgetArchiveDir }: WidgetFolders,
  { release, name }: { readonly release: string; readonly name: string },
): Promise<WidgetFile | null> {
  const [, major] = majorVersion.exec(release) ?? [];
  if (major === undefined && !exactVersion.test(release)) return null;
  if (part.test(name)) {
    // Pages that were loaded before a deployment still ask for the parts of the build before it.
    const folder = existsSync(path.join(widgetDir, name)) ? widgetDir : widgetArchiveDir;
    return { folder, name, isImmutable: true };
  }
  const built = await builtVersion(widgetDir);
  if (major !== undefined) {
    if (built === undefined || majorOf(built) === major) return { folder: widgetDir, name, isImmutable: false };
    const newest = (await archivedVersions(widgetArchiveDir)).findLast((version) => majorOf(version) === major);
    return newest === undefined ? null : { folder: path.join(widgetArchiveDir, newest), name, isImmutable: false };
  }
  // The script that checks its parts.
  const exact = name === 'songwai.js' ? 'songwai.exact.js' : name;
  const archived = path.join(widgetArchiveDir, release);
  if (existsSync(archived)) return { folder: archived, name: exact, isImmutable: true };
  // Until a build is archived, the next one may have the same version.
  return built === release ? { folder: widgetDir, name: exact, isImmutable: false } : null;
}
