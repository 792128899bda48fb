import type { Plugin } from 'vite';

/** The two subsets that the first screen of any page is set in, Thai or English; the others are fetched where a letter of theirs stands. */
const firstSubset = /anuphan-(?:thai|basic-latin)-first-[\w-]+\.woff2$/;

/** Asks for the fonts together with the style sheets: else they would be asked for when the sheets have come and the first text is laid out. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((file) => firstSubset.test(file));
      if (fonts.length !== 2)
        throw new Error(`Expected the Thai and the Latin subset of Anuphan, found: ${fonts.join(', ') || 'none'}`);
      return fonts.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head',
      }));
    },
  },
});
