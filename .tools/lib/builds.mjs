import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './output/precompress.mjs';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/ui/src', 'packages/features/src'];

const readmes = ['packages/node/README.md', 'packages/partner/README.md'];

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
  widget: {
    dir: 'packages/widget',
    // What partners read is served beside the script.
    inputs: [...shared, 'packages/widget', 'docs/embedding.md', 'docs/embedding', ...readmes],
  },
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
  partner: {
    dir: 'packages/partner',
    inputs: [
      ...['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/node/src'],
      ...['packages/partner/src', 'packages/partner/package.json', 'packages/partner/rollup.config.ts'],
    ],
  },
  portal: { dir: 'apps/portal', inputs: [...shared, 'apps/portal'] },
  // With what partners install, so after it.
  partnerSite: {
    dir: 'apps/partner-site',
    inputs: [
      ...['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/ui/src', 'packages/widget'],
      ...['apps/partner-site/react-host', 'apps/partner-site/playground', 'apps/partner-site/build.ts'],
    ],
  },
};

/** The builds that the gateway serves; it runs from source itself. */
const servedTargets = ['widget', 'portal'];
/** What the product needs to start: also the scripts of the partner's site, and the package that they use. */
export const startTargets = [...servedTargets, 'widgetPackage', 'partnerSite'];
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
