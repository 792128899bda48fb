import { join } from 'node:path';
import { build } from 'esbuild';
import type { Peer } from '../subjects/subject.ts';

/** A file of a bundle, by its path from the server's root. */
export interface BundledFile {
  readonly path: string;
  readonly content: Buffer;
}

interface BundleOptions {
  /** Has the packages in its `node_modules`. */
  readonly folder: string;
  /** Origin of the server that serves the bundle and answers for the vendor. */
  readonly origin: string;
}

/** Bundles a peer for a browser as a partner's build would: tree-shaken, minified, styles in a file of their own. */
export async function bundlePeer(
  { id, source, moved = {} }: Peer,
  { folder, origin }: BundleOptions,
): Promise<readonly BundledFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, sourcefile: `${id}.js`, loader: 'js' },
    outdir: join(folder, 'bundled', id),
    entryNames: 'bundle',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', VENDOR: JSON.stringify(`${origin}/vendor`) },
    logLevel: 'error',
  });
  const relocate = (text: string): string =>
    Object.entries(moved).reduce((changed, [from, to]) => changed.replaceAll(from, `${origin}/vendor${to}`), text);
  return outputFiles.map(({ path, text }) => ({
    path: `/${id}/${path.slice(join(folder, 'bundled', id).length + 1)}`,
    content: Buffer.from(relocate(text)),
  }));
}
