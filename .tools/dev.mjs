// Development: the gateway restarts when its source changes, the portal hot-reloads, the widget is rebuilt at each change.
import { buildStale, startTargets } from './lib/builds.mjs';
import { storedDemoSecret } from './lib/demo-secret.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { supervise } from './lib/supervise.mjs';

loadEnvFile();
await installDependencies();
await buildStale(startTargets);
const env = { PARTNER_DEMO_SECRET: process.env.PARTNER_DEMO_SECRET || storedDemoSecret() };

supervise([
  {
    name: 'The gateway',
    command: 'node',
    args: ['--watch', '--watch-preserve-output', 'apps/gateway/src/main.ts'],
    env,
  },
  {
    name: "The partner's site",
    command: 'node',
    args: ['--conditions=songwai-source', '--watch', '--watch-preserve-output', 'apps/partner-site/src/main.ts'],
    env,
  },
  {
    name: "The widget's build",
    command: 'npm',
    args: ['run', '--silent', 'build', '--', '--watch', '--silent'],
    cwd: `${root}/packages/widget`,
  },
  {
    name: "The build of the partner's pages",
    command: 'node',
    args: ['build.ts', '--watch'],
    cwd: `${root}/apps/partner-site`,
  },
  {
    name: "The portal's server",
    command: 'npm',
    args: ['run', '--silent', 'dev', '--', '--port', '5173'],
    cwd: `${root}/apps/portal`,
  },
]);
