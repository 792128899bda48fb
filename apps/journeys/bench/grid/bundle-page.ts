import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('../../../../packages/ui/tests/grid-bench', import.meta.url));

/** A page of the benchmark as one document, bundled for production. `name` is its file in `packages/ui/tests/grid-bench`. */
export async function bundlePage(name: 'our-grid' | 'plain-fields'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${name}.tsx`],
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2024',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="th"><meta charset="utf-8"><title>${name}</title><style>${textOf('.css')}</style><body><script>${script}</script></html>`;
}
