import type { Plugin } from 'rollup';

interface EarlyTokensOptions {
  /** Names of the chunks that have to do without the late tokens. */
  readonly chunks: readonly string[];
  readonly isLate: RegExp;
}

/** Fails the build where the first look uses a design token that comes with a later chunk: it would be drawn without a colour. */
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
