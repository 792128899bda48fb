import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface FirstSubset {
  /** The published file to cut it from. */
  readonly from: string;
  readonly name: string;
  /** In CSS syntax. */
  readonly range: string;
  /** The other letters of `from` stay in a file of their own, which loads when one of them occurs. */
  readonly hasRest: boolean;
}

/** Letters of our texts, names and figures, with spaces; ฿ is in the Thai block. */
const firstSubsets: readonly FirstSubset[] = [
  {
    from: 'latin',
    name: 'basic-latin',
    range: 'U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+2000-206F,U+2212',
    hasRest: true,
  },
  { from: 'thai', name: 'thai', range: 'U+0E01-0E5B,U+200C-200D,U+25CC', hasRest: false },
];

/** The weights that style sheets use. */
const weights = { min: 400, max: 700 };

const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
    })
    .join('');

const face = (file: string, range: string): string =>
  `@font-face{font-family:"Anuphan Variable";font-style:normal;font-display:swap;font-weight:${weights.min} ${weights.max};src:url(${JSON.stringify(file)}) format("woff2-variations");unicode-range:${range}}`;

/**
 * Cuts the typeface to the letters and weights of a first look. Letters of other languages, in a name or an address, come from the published
 * files.
 */
export const subsetFonts = (): Plugin => {
  let cache = '.cache/fonts';
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      cache = join(root, '.cache/fonts');
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('/@fontsource-variable/anuphan/index.css')) return null;
      const published = (await readFile(file, 'utf8')).replaceAll('./files/', `${dirname(file)}/files/`);
      await mkdir(cache, { recursive: true });
      const cut = firstSubsets.map(async ({ from, name, range }) => {
        const whole = await readFile(join(dirname(file), 'files', `anuphan-${from}-wght-normal.woff2`));
        const subset = await subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', variationAxes: { wght: weights } });
        const path = join(cache, `anuphan-${name}-first.woff2`);
        await writeFile(path, subset);
        return face(path, range);
      });
      // Faces of one family are taken for one typeface where they claim the same weights. Of two that have a letter the later one is asked.
      const rest = published
        .replaceAll('font-weight: 100 700', `font-weight: ${weights.min} ${weights.max}`)
        .split(/(?=\/\* anuphan-)/)
        .filter((part) => !firstSubsets.some(({ from, hasRest }) => !hasRest && part.includes(`anuphan-${from}-wght`)));
      return [...rest, ...(await Promise.all(cut))].join('\n');
    },
  };
};
