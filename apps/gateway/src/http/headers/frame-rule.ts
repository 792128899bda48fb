/** Who may show a page in a frame: nobody, so that no click is stolen, or only pages of this server. */
export type FramedBy = 'nobody' | 'itself';

/** How each rule is said: by the policy, and by the older header that some browsers and scanners read alone. */
export const frameRules = {
  nobody: { ancestors: "'none'", frameOptions: 'DENY' },
  itself: { ancestors: "'self'", frameOptions: 'SAMEORIGIN' },
} as const satisfies Record<FramedBy, object>;

/** Headers of an answer with a Content-Security-Policy of its own; `policy` leaves out who may frame it. */
export const policyHeaders = (policy: string, framedBy: FramedBy = 'nobody') => ({
  'content-security-policy': `${policy}; frame-ancestors ${frameRules[framedBy].ancestors}`,
  'x-frame-options': frameRules[framedBy].frameOptions,
});
