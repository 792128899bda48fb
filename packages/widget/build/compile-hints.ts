import type { Plugin } from 'rollup';

/**
 * Tells V8 that nearly every function of a chunk runs as soon as it has come: they are compiled while it is loaded, beside the page's thread, in place of one by
 * one at their first call (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment. Of no use to chunks that wait for a press.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Hints chunks by their names. Has to come after what removes comments, and before what computes hashes. */
export const compileHints = (chunks: readonly string[]): Plugin => ({
  name: 'compile-hints',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const name of chunks) {
      const chunk = files.find((file) => file.name === name);
      if (!chunk) throw new Error(`No chunk is called ${name}`);
      chunk.code = hint + chunk.code;
    }
  },
});
