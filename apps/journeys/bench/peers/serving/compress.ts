import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli at its best level, as the gateway serves the widget. */
export const compress = (content: string | Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
