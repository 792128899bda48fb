import { allTargets, buildStale } from './lib/builds.mjs';
import { installDependencies } from './lib/install.mjs';

await installDependencies();
await buildStale(allTargets);
