import { type BuildOptions, build, context } from 'esbuild';

const common: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** What browsers fetch from `/assets/`: the React page and the playground. */
const forBrowsers: BuildOptions = {
  ...common,
  entryPoints: { 'react-host': 'react-host/hydrate.tsx', playground: 'playground/main.tsx' },
  outdir: 'dist/public',
  minify: true,
  legalComments: 'linked',
};

/** The React page for the server, which renders it first. React itself is installed there. */
const forServer: BuildOptions = {
  ...common,
  entryPoints: { render: 'react-host/render.tsx' },
  outdir: 'dist/server',
  platform: 'node',
  external: ['react', 'react-dom'],
};

/** With `--watch` each change builds again, until the process is stopped. */
const isWatching = process.argv.includes('--watch');
for (const options of [forBrowsers, forServer]) {
  if (isWatching) await (await context(options)).watch();
  else await build(options);
}
