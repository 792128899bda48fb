import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';

interface CollectCssOptions {
  /** The module whose `registerStyles` takes a sheet. */
  readonly registry: string;
  /** Classes that the widget never gives to anything; their rules are left out. */
  readonly unused: readonly string[];
}

/**
 * Turns `import './button.css'` into a module that hands the minified sheet to the style registry, which every shadow root of the widget
 * adopts. A component that is shaken away takes its sheet with it, and a lazy chunk brings its own.
 */
export const collectCss = ({ registry, unused }: CollectCssOptions): Plugin => ({
  name: 'collect-css',
  async load(id) {
    if (!id.endsWith('.css')) return null;
    const { code } = transform({
      filename: id,
      code: await readFile(id),
      minify: true,
      unusedSymbols: [...unused],
    });
    return {
      code: `import { registerStyles } from ${JSON.stringify(registry)};\nregisterStyles(${JSON.stringify(code.toString())});`,
      moduleSideEffects: true,
    };
  },
});
