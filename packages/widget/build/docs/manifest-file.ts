import type { Plugin } from 'rollup';
import { analyzeElements } from '../manifest/analyze-elements.ts';

/** Puts the custom-elements manifest beside the script, so that tools know what this release has. @param folder of the widget's package */
export const manifestFile = (folder: string): Plugin => ({
  name: 'manifest-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: JSON.stringify(analyzeElements(folder)) });
  },
});
