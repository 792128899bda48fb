import { glob, readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';
import { type LateStyles, onlyEarly, onlyLate } from './late-styles.ts';
import { type SettleTokens, settleTokens } from './settle-tokens.ts';

interface CollectCssOptions {
  /** The module whose `registerStyles` takes a sheet. */
  readonly registry: string;
  /** Classes that the widget never uses; their rules are left out. */
  readonly unused: readonly string[];
  /** Classes that few visitors come to see: their rules leave the sheets that they stand in, and come with an empty sheet that takes them. */
  readonly rare: { readonly sheet: string; readonly classes: readonly string[]; readonly parted: readonly string[] };
  /** The module that exports `firstStyles`, and the sheets whose styles go there: those of the first look. */
  readonly first: { readonly module: string; readonly sheets: readonly string[] };
  /** The module that exports `buttonStyles`, and the sheets of the floating button, which are there before the registry is. */
  readonly button: { readonly module: string; readonly sheets: readonly string[] };
  /** An empty sheet that the build replaces by all rules for forced colours. */
  readonly forcedColours: { readonly sheet: string };
  /** Folders of the sheets. */
  readonly folders: readonly string[];
  readonly late: LateStyles & {
    /** An empty sheet that the build replaces by the late parts of the others. */
    readonly sheet: string;
    /** Sheets of the first look with a late part. */
    readonly parted: readonly string[];
    /** Sheets that the first look imports but only later chunks need. */
    readonly whole: readonly string[];
  };
}

/** Selectors of pages and themed parts, which elements do not have. */
const ownPage = /:root\s*\{[^}]*\}|:root(?:\[[^\]]*\])?,\s*|,\s*\.sw-root\[data-theme[^\]]*\](?=\s*\{)/g;

/** As minified. */
const forced = /@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** A conditional group without rules. */
const hollow = /@(?:media|container) [^{};]+\{\}/g;

/**
 * Turns `import './button.css'` into a module that hands the minified sheet to the style registry, which every shadow root of the widget
 * adopts. A component that is shaken away takes its sheet with it, and a lazy chunk brings its own.
 */
export const collectCss = ({
  registry,
  unused,
  rare,
  first,
  button,
  folders,
  forcedColours,
  late,
}: CollectCssOptions): Plugin => {
  let settle: SettleTokens = (css) => css;
  const usual = [...unused, ...rare.classes];
  const minified = async (filename: string, visitor = {}, without = usual): Promise<string> => {
    const code = Buffer.from(settle(await readFile(filename, 'utf8')).replace(ownPage, ''));
    return transform({ filename, code, minify: true, unusedSymbols: [...without], visitor }).code.toString();
  };

  const onlyRare = onlyLate({ isLateToken: () => false, isLateClass: (name) => rare.classes.includes(name) });
  const rareSheet = async (): Promise<string> =>
    (await Promise.all(rare.parted.map((file) => minified(file, onlyRare, [...unused])))).join('');

  const lateSheet = async (): Promise<string> => {
    const parts = late.parted.map((file) => minified(file, onlyLate(late)));
    return (await Promise.all([...parts, ...late.whole.map((file) => minified(file))])).join('');
  };
  const forcedSheet = async (): Promise<string> => {
    const parts: string[] = [];
    for (const folder of folders) {
      for await (const file of glob(`${folder}/**/*.css`)) parts.push(...((await minified(file)).match(forced) ?? []));
    }
    return parts.toSorted().join('');
  };
  const plainSheetOf = async (id: string): Promise<string> => {
    if (id === rare.sheet) return rareSheet();
    if (id === late.sheet) return lateSheet();
    if (late.whole.includes(id)) return '';
    return minified(id, late.parted.includes(id) ? onlyEarly(late) : {});
  };
  const sheetOf = async (id: string): Promise<string> =>
    id === forcedColours.sheet ? forcedSheet() : (await plainSheetOf(id)).replace(forced, '').replace(hollow, '');

  const textOf = async (ids: readonly string[]): Promise<string> =>
    JSON.stringify((await Promise.all(ids.map(sheetOf))).join(''));

  return {
    name: 'collect-css',
    async buildStart() {
      settle = await settleTokens(folders);
    },
    async load(id) {
      if (id === first.module) return `export const firstStyles = ${await textOf(first.sheets)};`;
      if (id === button.module) return `export const buttonStyles = ${await textOf(button.sheets)};`;
      if (!id.endsWith('.css')) return null;
      const sheet = first.sheets.includes(id) ? '' : await sheetOf(id);
      const code =
        sheet === ''
          ? ''
          : `import { registerStyles } from ${JSON.stringify(registry)};\nregisterStyles(${JSON.stringify(sheet)});`;
      return { code, moduleSideEffects: true };
    },
  };
};
