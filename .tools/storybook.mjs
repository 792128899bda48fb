// Storybook of the design system: without arguments it runs and reloads on edits; `build` writes what `npm start` serves.
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { buildForStories, buildStorybook } from './lib/storybook.mjs';

await installDependencies();
if (process.argv.includes('build')) await buildStorybook();
else {
  await buildForStories();
  process.exitCode = await run('storybook', ['dev', '--port', '6006']);
}
