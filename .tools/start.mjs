// The product in one command: installs, builds what is stale, then runs the gateway (which migrates, seeds and serves) and the partner's site.
import { buildStale, servedTargets } from './lib/builds.mjs';
import { installDependencies } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';

await installDependencies();
await buildStale(servedTargets);
supervise([
  { command: 'node', args: ['apps/gateway/src/main.ts'] },
  { command: 'node', args: ['apps/partner-site/src/main.ts'] },
]);
