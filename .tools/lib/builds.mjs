import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './output/precompress.mjs';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/ui/src', 'packages/features/src'];

/** Each build: its folder, its inputs; where it is not `build`, its script, and where it does not write to `dist`, its output. */
const targets = {
  core: {
    dir: 'packages/core',
    inputs: ['pnpm-lock.yaml', 'packages/core/src', 'packages/core/tsup.config.ts'],
  },
  ui: {
    dir: 'packages/ui',
    inputs: ['pnpm-lock.yaml', 'packages/ui/src', 'packages/ui/build', 'packages/ui/tsup.config.ts'],
  },
  features: {
    dir: 'packages/features',
    inputs: [...shared, 'packages/ui/build', 'packages/features/tsup.config.ts'],
  },
  widget: { dir: 'packages/widget', inputs: [...shared, 'packages/widget'] },
  widgetPackage: {
    dir: 'packages/widget',
    script: 'build:package',
    output: 'npm/dist',
    inputs: ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/widget'],
  },
  node: {
    dir: 'packages/node',
    inputs: ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/node/src', 'packages/node/rollup.config.ts'],
  },
  portal: { dir: 'apps/portal', inputs: [...shared, 'apps/portal'] },
};

/** The builds that visitors are served; everything else runs from source. */
export const servedTargets = ['widget', 'portal'];
export const allTargets = Object.keys(targets);

/** Runs those of the builds `names` whose inputs changed since their last build. */
export const buildStale = async (names) => {
  for (const name of names) {
    const { dir, inputs, script = 'build', output = 'dist' } = targets[name];
    const hash = hashOf(inputs);
    if (existsSync(join(root, dir, output)) && !isStale(`build-${name}`, hash)) continue;
    console.log(`Building ${name} …`);
    await mustRun('npm', ['run', '--silent', script], {
      cwd: join(root, dir),
      env: { NODE_ENV: 'production' },
    });
    if (servedTargets.includes(name)) await precompress(join(root, dir, 'dist'));
    markFresh(`build-${name}`, hash);
  }
};
