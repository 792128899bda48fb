import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

const ignored = new Set(['node_modules', 'dist', '.types', '.types-test', '.cache', '.data', 'test-results']);

const filesBelow = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
};

/** Builds share most of their inputs, and none changes while they are compared. */
const digests = new Map();
const digestOf = (file) => {
  const known = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest();
  digests.set(file, known);
  return known;
};
const listings = new Map();
const inputsBelow = (path) => {
  const known = listings.get(path) ?? filesBelow(path);
  listings.set(path, known);
  return known;
};

/** Hash of the contents of files and folders. Contents, not times: a fresh clone sets all times. */
export const hashOf = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => inputsBelow(join(root, path))).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(digestOf(file)).update('\0');
  }
  return hash.digest('hex');
};

const stampFile = (name) => join(cacheDir, `${name}.hash`);

/** False only if `name` was last built from exactly these inputs. */
export const isStale = (name, hash) => {
  try {
    return readFileSync(stampFile(name), 'utf8') !== hash;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
};

export const markFresh = (name, hash) => {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile(name), hash);
};
