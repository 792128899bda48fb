import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';

/**
 * Turns `import './button.css'` into a module that hands the minified sheet to the style registry, which every shadow root of the widget
 * adopts. A component that is shaken away takes its sheet with it, and a lazy chunk brings its own.
 */
export const collectCss = ({ registry }: { readonly registry: string }): Plugin => ({
  name: 'collect-css',
  async load(id) {
    if (!id.endsWith('.css')) return null;
    const { code } = transform({
      filename: id,
      code: await readFile(id),
      minify: true,
    });
    return {
      code: `import { registerStyles } from ${JSON.stringify(registry)};\nregisterStyles(${JSON.stringify(code.toString())});`,
      moduleSideEffects: true,
    };
  },
});
