import { readFile } from 'node:fs/promises';
import { type CustomAtRules, transform, type Visitor } from 'lightningcss';
import type { Plugin } from 'rollup';

interface CollectCssOptions {
  /** The module whose `registerStyles` takes a sheet. */
  readonly registry: string;
  /** Classes that the widget never gives to anything; their rules are left out. */
  readonly unused: readonly string[];
  /** The design tokens come in two parts: those of the first look in their own sheet, the others where the empty `late` sheet is imported. */
  readonly tokens: { readonly file: string; readonly late: string; readonly isLate: RegExp };
}

type Sheet = Visitor<CustomAtRules>;

const withoutTokens = (isLate: RegExp): Sheet => ({
  Declaration: { custom: (property) => (isLate.test(property.name) ? [] : undefined) },
});

const onlyTokens = (isLate: RegExp): Sheet => ({
  // biome-ignore lint/correctness/noComponentHookFactories: the name is lightningcss's, not a component's
  Declaration: (declaration) => (declaration.property === 'custom' && isLate.test(declaration.value.name) ? undefined : []),
});

/**
 * Turns `import './button.css'` into a module that hands the minified sheet to the style registry, which every shadow root of the widget
 * adopts. A component that is shaken away takes its sheet with it, and a lazy chunk brings its own.
 */
export const collectCss = ({ registry, unused, tokens }: CollectCssOptions): Plugin => {
  const minified = async (file: string, visitor?: Sheet): Promise<string> => {
    const code = await readFile(file);
    return transform({
      filename: file,
      code,
      minify: true,
      unusedSymbols: [...unused],
      ...(visitor && { visitor }),
    }).code.toString();
  };
  const sheetOf = (id: string): Promise<string> => {
    if (id === tokens.late) return minified(tokens.file, onlyTokens(tokens.isLate));
    return minified(id, id === tokens.file ? withoutTokens(tokens.isLate) : undefined);
  };
  return {
    name: 'collect-css',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const sheet = JSON.stringify(await sheetOf(id));
      return {
        code: `import { registerStyles } from ${JSON.stringify(registry)};\nregisterStyles(${sheet});`,
        moduleSideEffects: true,
      };
    },
  };
};
