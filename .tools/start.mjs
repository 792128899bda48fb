// Starts the product: installs, builds what is stale, runs the gateway (migrations, seed data, server) and the partner's site.
import { buildStale, servedTargets } from './lib/builds.mjs';
import { storedDemoSecret } from './lib/demo-secret.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { installDependencies } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';

loadEnvFile();
await installDependencies();
await buildStale(servedTargets);
const env = {
  PARTNER_DEMO_SECRET: process.env.PARTNER_DEMO_SECRET || storedDemoSecret(),
};

supervise([
  { name: 'The gateway', command: 'node', args: ['apps/gateway/src/main.ts'], env },
  { name: "The partner's site", command: 'node', args: ['apps/partner-site/src/main.ts'], env },
]);
