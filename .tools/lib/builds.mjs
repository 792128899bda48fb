import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { precompress } from './output/precompress.mjs';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/ui/src', 'packages/features/src'];

const readmes = ['packages/node/README.md', 'packages/partner/README.md'];

/**
 * Each build: its folder, its inputs; where it is not `build`, its script; where it does not write to `dist`, its output; and the build whose output it reads.
 */
const targets = {
  core: {
    dir: 'packages/core',
    inputs: ['pnpm-lock.yaml', 'packages/core/src', 'packages/core/tsup.config.ts'],
  },
  ui: {
    dir: 'packages/ui',
    inputs: ['pnpm-lock.yaml', 'packages/ui/src', 'packages/ui/build', 'packages/ui/tsup.config.ts'],
    after: 'core',
  },
  features: {
    dir: 'packages/features',
    inputs: [...shared, 'packages/ui/build', 'packages/features/tsup.config.ts'],
    after: 'ui',
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
    // Both write the types of core.
    after: 'widgetPackage',
    inputs: [
      'pnpm-lock.yaml',
      'tsconfig.base.json',
      'packages/core/src',
      'packages/node/src',
      'packages/node/rollup.config.ts',
      'packages/node/package.json',
    ],
  },
  partner: {
    dir: 'packages/partner',
    inputs: [
      ...['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/node/src'],
      ...['packages/partner/src', 'packages/partner/package.json', 'packages/partner/rollup.config.ts'],
    ],
  },
  portal: { dir: 'apps/portal', inputs: [...shared, 'apps/portal'] },
  // With what partners install.
  partnerSite: {
    dir: 'apps/partner-site',
    after: 'widgetPackage',
    inputs: [
      ...['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core/src', 'packages/ui/src', 'packages/widget'],
      ...['apps/partner-site/react-host', 'apps/partner-site/playground', 'apps/partner-site/build.ts'],
    ],
  },
};

/** The builds that the gateway serves; it runs from source itself. */
const servedTargets = ['widget', 'portal'];
/** What the product needs to start: also the scripts of the partner's site, and what partners install, which its server runs from. */
export const startTargets = [...servedTargets, 'widgetPackage', 'node', 'partner', 'partnerSite'];
export const allTargets = Object.keys(targets);

const buildOne = async (name) => {
  const { dir, inputs, script = 'build', output = 'dist' } = targets[name];
  const hash = hashOf(inputs);
  if (existsSync(join(root, dir, output)) && !isStale(`build-${name}`, hash)) return;
  console.log(`Building ${name} …`);
  await mustRun('npm', ['run', '--silent', script], {
    cwd: join(root, dir),
    env: { NODE_ENV: 'production' },
  });
  if (servedTargets.includes(name)) await precompress(join(root, dir, 'dist'));
  markFresh(`build-${name}`, hash);
};

/** Runs those of the builds `names` whose inputs changed since their last build, as many at a time as there are processors. */
export const buildStale = async (names) => {
  const waiting = [...names];
  const done = new Set();
  const isReady = (name) => !names.includes(targets[name].after) || done.has(targets[name].after);
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next !== -1 && running.size < availableParallelism()) {
      const [name] = waiting.splice(next, 1);
      running.set(
        name,
        buildOne(name).then(() => name),
      );
      continue;
    }
    const finished = await Promise.race(running.values());
    running.delete(finished);
    done.add(finished);
  }
};
