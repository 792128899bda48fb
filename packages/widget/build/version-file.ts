import type { Plugin } from 'rollup';

/** Writes `version.json`, so that the gateway knows at which address to serve the build. */
export const versionFile = (version: string): Plugin => ({
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
  },
});
