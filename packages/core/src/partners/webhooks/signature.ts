/** What stands in the `Songwai-Signature` of a call by a partner's server: when it was signed, and one signature for each secret that is live. */
export interface Signature {
  /** Unix seconds. */
  readonly signedAt: number;
  /** HMAC-SHA256, in lower-case hexadecimal. */
  readonly values: readonly string[];
}

/** How far the clocks of both sides may be apart, and how long a signature is worth something. */
export const signatureLifeSeconds = 300;

const mostValues = 5;
const longestHeader = 600;

/** The header's text: `t=1764000000,v1=5f2b…`; with two live secrets `v1` stands twice. */
export const formatSignature = ({ signedAt, values }: Signature): string =>
  [`t=${signedAt}`, ...values.map((value) => `v1=${value}`)].join(',');

/** Reads the header's text; undefined for anything else. Parts with other names are passed over, so that there can be a `v2`. */
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

/** What is signed of a call by a partner's server. `url` begins at `/api` and has the query as it is sent; the body of a GET is empty. */
export const callText = (
  signedAt: number,
  call: { readonly method: string; readonly url: string; readonly body: string },
): string => `${signedAt}.${call.method}.${call.url}.${call.body}`;
