// Stores the built widget as a release, which the gateway serves at /widget/<version>/ for good. `npm start` does so by itself.
import { buildStale } from './lib/builds.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { archiveWidget, widgetFolders } from './lib/output/archive-widget.mjs';

loadEnvFile();
const folders = widgetFolders();
await buildStale(['widget']);
const { version, outcome } = archiveWidget(folders);
if (outcome === 'other files') {
  console.error(
    `${folders.archive} has a release ${version} with other files, and a release never changes. Raise the version: npm run widget:version`,
  );
  process.exitCode = 1;
} else console.log(`The widget ${version} is in ${folders.archive}${outcome === 'same' ? ' already' : ''}.`);
