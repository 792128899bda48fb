/** What a page's policy has beyond that of every page. */
export interface PolicyExtras {
  /** Hashes of inline style sheets. */
  readonly styles?: readonly string[];
  /** The page has a form that goes to its own server. */
  readonly hasForm?: boolean;
  /** The page asks its own server. */
  readonly asksServer?: boolean;
}

/** A strict Content-Security-Policy: nothing inline, only the site itself and Songwai. */
export const policyOf = (
  songwaiOrigin: string,
  { styles = [], hasForm = false, asksServer = false }: PolicyExtras = {},
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${songwaiOrigin}`,
    `connect-src ${asksServer ? "'self' " : ''}${songwaiOrigin}`,
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
