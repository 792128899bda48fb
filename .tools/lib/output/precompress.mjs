import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|js|json|svg|txt|webmanifest)$/;
/** What renders pages at the gateway; nobody downloads it. */
const onServer = 'server';
/** Shorter files fit into one packet anyway. */
const leastBytes = 512;

const brotli = (content) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gzipped = (content) => promisify(gzip)(content, { level: 9 });

const compressFile = async (file) => {
  const content = readFileSync(file);
  if (content.length < leastBytes) return;
  for (const [ending, compress] of [
    ['br', brotli],
    ['gz', gzipped],
  ]) {
    const smaller = await compress(content);
    if (smaller.length < content.length) writeFileSync(`${file}.${ending}`, smaller);
  }
};

/**
 * Writes each file of a build once more, compressed as much as it can be. The gateway serves these: what it compresses itself, at
 * each request, is some 7 % larger, and costs it time.
 */
export const precompress = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, onServer, sep)));
  const next = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
};
