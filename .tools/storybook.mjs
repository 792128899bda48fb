// The design system to look at: `node .tools/storybook.mjs` opens it and reloads what is edited; `build` leaves the files that `npm start` serves.
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

await installDependencies();
if (process.argv.includes('build')) await buildStorybook();
else process.exitCode = await run('storybook', ['dev', '--port', '6006']);
