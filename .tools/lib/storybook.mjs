import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './builds.mjs';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

/** Where the gateway (`STORYBOOK_DIR`) and the picture tests expect it. */
const output = '.cache/storybook';
const inputs = ['pnpm-lock.yaml', 'tsconfig.base.json', '.storybook', 'packages', 'apps/portal'];

/** The stories of the widget's elements load its built script, and have their controls from the manifest of the package. */
export const buildForStories = () => buildStale(['widget', 'widgetPackage']);

/** Builds Storybook unless its inputs are unchanged since the last build. */
export const buildStorybook = async () => {
  await buildForStories();
  const hash = hashOf(inputs);
  if (existsSync(join(root, output, 'index.json')) && !isStale('build-storybook', hash)) return;
  console.log('Building Storybook …');
  await mustRun('storybook', ['build', '--quiet', '--output-dir', output]);
  markFresh('build-storybook', hash);
};
