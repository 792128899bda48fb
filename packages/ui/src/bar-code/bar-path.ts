import JsBarcode from 'jsbarcode';

/** A bar code as one path on a line of `size` modules, one unit high, without the quiet zones. */
export interface BarPath {
  readonly size: number;
  readonly path: string;
}

/** What the library writes into an object instead of a drawing. */
interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

/** Encodes `value` as Code 128, the code set chosen by its characters; each run of dark modules as one bar. @throws Error for characters that it cannot hold. */
export function barPath(value: string): BarPath {
  const encoded: Encoded = {};
  JsBarcode(encoded, value, { format: 'CODE128' });
  const modules = (encoded.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} 0h${length}v1h-${length}z`);
  return { size: modules.length, path: bars.join('') };
}
