import type { Plugin } from 'vite';

/** The two subsets that every first screen needs, Thai or English; the others load when one of their letters occurs. */
export const firstSubset = /anuphan-(?:thai|basic-latin)-first-[\w-]+\.woff2$/;

/** Preloads the fonts together with the style sheets; otherwise they would load only after the first layout. */
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
