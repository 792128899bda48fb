/** Content of a partner server's `Songwai-Signature` header: time of signing, and one signature per valid secret. */
export interface Signature {
  /** Unix seconds. */
  readonly signedAt: number;
  /** HMAC-SHA256, in lower-case hexadecimal. */
  readonly values: readonly string[];
}

/** Allowed difference of the clocks, and lifetime of a signature. */
export const signatureLifeSeconds = 300;

const mostValues = 5;
const longestHeader = 600;

/** The header's text: `t=1764000000,v1=5f2b…`; two valid secrets give `v1` twice. */
export const formatSignature = ({ signedAt, values }: Signature): string =>
  [`t=${signedAt}`, ...values.map((value) => `v1=${value}`)].join(',');

/** Parses the header; undefined if invalid. Ignores unknown parts, so that a `v2` can be added. */
export function parseSignature(text: string): Signature | undefined {
  if (text.length > longestHeader) return undefined;
  const parts = text.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string): readonly string[] =>
    parts.flatMap(([name, value]) => (name === wanted && value ? [value] : []));
  const [time = '', ...otherTimes] = valuesOf('t');
  const values = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!/^\d{1,12}$/.test(time) || otherTimes.length > 0 || values.length === 0 || values.length > mostValues) return undefined;
  return { signedAt: Number(time), values };
}

/**
 * The text to sign of a partner server's call. `url` starts with `/api` and includes the query as sent; a GET has an empty body.
 */
export const callText = (
  signedAt: number,
  call: { readonly method: string; readonly url: string; readonly body: string },
): string => `${signedAt}.${call.method}.${call.url}.${call.body}`;
