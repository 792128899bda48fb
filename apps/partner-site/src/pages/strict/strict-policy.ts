/** The strictest policy that a page can have with the widget. @param nonce of this one answer */
export const strictPolicy = (songwaiOrigin: string, nonce: string): readonly string[] => [
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  `connect-src ${songwaiOrigin}`,
  "style-src 'self'",
  'img-src data:',
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
