import { glob, readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';
import { type LateStyles, onlyEarly, onlyLate } from './late-styles.ts';
import { type SettleTokens, settleTokens } from './settle-tokens.ts';

/** Rules and tokens that leave the sheets that they stand in, and come with another one, in front of its own. */
export interface RareStyles {
  readonly sheet: string;
  readonly classes: readonly string[];
  readonly isToken?: (name: string) => boolean;
  /** The sheets that they stand in. */
  readonly parted: readonly string[];
}

interface CollectCssOptions {
  /** The module whose `registerStyles` takes a sheet. */
  readonly registry: string;
  /** Classes that the widget never uses; their rules are left out. */
  readonly unused: readonly string[];
  /** What few visitors come to see. */
  readonly rare: readonly RareStyles[];
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

/** A page's own colour comes before the one that we have of its partner; pages of ours have no other (`src/elements/show-accent.ts`). */
const withPartnerAccent = (css: string): string =>
  css.replaceAll('var(--songwai-accent)', 'var(--songwai-accent, var(--songwai-partner-accent))');

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
  const usual = [...unused, ...rare.flatMap(({ classes }) => classes)];
  const isRareToken = (name: string) => rare.some(({ isToken }) => isToken?.(name));
  const isLateToken = (name: string) => late.isLateToken(name) && !isRareToken(name);
  const minified = async (filename: string, visitor = {}, without = usual): Promise<string> => {
    const code = Buffer.from(withPartnerAccent(settle(await readFile(filename, 'utf8')).replace(ownPage, '')));
    return transform({ filename, code, minify: true, unusedSymbols: [...without], visitor }).code.toString();
  };

  const rareRulesOf = async ({ classes, isToken = () => false, parted }: RareStyles): Promise<string> => {
    const visitor = onlyLate({ isLateToken: isToken, isLateClass: (name) => classes.includes(name) });
    return (await Promise.all(parted.map((file) => minified(file, visitor, [...unused])))).join('');
  };

  const lateSheet = async (): Promise<string> => {
    const parts = late.parted.map((file) => minified(file, onlyLate({ ...late, isLateToken })));
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
    if (id === late.sheet) return lateSheet();
    if (late.whole.includes(id)) return '';
    const own = await minified(id, late.parted.includes(id) ? onlyEarly(late) : {});
    const more = rare.find(({ sheet }) => sheet === id);
    return more ? (await rareRulesOf(more)) + own : own;
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
