import type { Plugin } from 'rollup';

interface EarlyTokensOptions {
  /** Names of the chunks that cannot use the late tokens. */
  readonly chunks: readonly string[];
  readonly isLate: RegExp;
}

/** Fails the build if the first look uses a design token of a later chunk, because it would have no value yet. */
export const earlyTokens = ({ chunks, isLate }: EarlyTokensOptions): Plugin => ({
  name: 'early-tokens',
  renderChunk(code, { name }) {
    if (!chunks.includes(name)) return null;
    const used = [...code.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);
    const late = used.filter((token) => isLate.test(token));
    if (late.length > 0) this.error(`The chunk ${name} uses ${[...new Set(late)].join(', ')}, which come later`);
    return null;
  },
});
