/** Which pages may show a page in a frame: none, which prevents clickjacking, or only pages of this server. */
export type FramedBy = 'nobody' | 'itself';

/** Each rule as a policy, and as the older header that some browsers and scanners read instead. */
export const frameRules = {
  nobody: { ancestors: "'none'", frameOptions: 'DENY' },
  itself: { ancestors: "'self'", frameOptions: 'SAMEORIGIN' },
} as const satisfies Record<FramedBy, object>;

/** Headers of an answer with a Content-Security-Policy of its own; `policy` must not contain `frame-ancestors`. */
export const policyHeaders = (policy: string, framedBy: FramedBy = 'nobody') => ({
  'content-security-policy': `${policy}; frame-ancestors ${frameRules[framedBy].ancestors}`,
  'x-frame-options': frameRules[framedBy].frameOptions,
});
