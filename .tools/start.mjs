// Starts the product: installs, builds what is stale, stores the widget as a release, runs the gateway (migrations, seed data, server) and the partner's site.
import { buildStale, startTargets } from './lib/builds.mjs';
import { storedDemoSecret } from './lib/demo-secret.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { installDependencies } from './lib/install.mjs';
import { archiveWidget, widgetFolders } from './lib/output/archive-widget.mjs';
import { supervise } from './lib/supervise.mjs';

loadEnvFile();
await installDependencies();
await buildStale(startTargets);
storeRelease();
const env = {
  PARTNER_DEMO_SECRET: process.env.PARTNER_DEMO_SECRET || storedDemoSecret(),
};

supervise([
  { name: 'The gateway', command: 'node', args: ['apps/gateway/src/main.ts'], env },
  { name: "The partner's site", command: 'node', args: ['apps/partner-site/src/main.ts'], env },
]);

/** A gateway that cannot store a release serves it all the same, so this stops nothing. */
function storeRelease() {
  try {
    const { version, outcome } = archiveWidget(widgetFolders());
    if (outcome === 'other files')
      console.warn(
        `/widget/${version}/ stays as it was released; this build, which is another one, is at /widget/v${version.split('.')[0]}/.`,
      );
  } catch (error) {
    console.warn(`The widget is not stored as a release (docs/operations.md): ${error.message}`);
  }
}
