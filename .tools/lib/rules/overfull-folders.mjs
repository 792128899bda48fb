const source = /[.](ts|tsx|mjs)$/;
const uncounted = /[.](test|stories)[.](ts|tsx|mjs)$/;

/**
 * The folders with more than `most` source files directly in them, the fullest first.
 * @param {readonly string[]} files paths with slashes
 * @param {number} most
 */
export function overfullFolders(files, most) {
  const counts = new Map();
  for (const path of files) {
    if (!source.test(path) || uncounted.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => ({ folder, count }))
    .sort((one, other) => other.count - one.count);
}
