import type { PartnerFeature } from '../gateway/endpoint.ts';

/** How the widget looks on a partner's pages: one colour, or one for each theme; the widget itself keeps it readable (docs/embedding.md). */
export interface PartnerTheme {
  /** `#9c3a24`; absent: our own. */
  readonly accent?: string;
  /** In the dark theme, where that is to be another one. */
  readonly accentDark?: string;
}

/** What a page needs to know of a partner. */
export interface PartnerProfile {
  readonly id: string;
  readonly name: string;
  readonly features: readonly PartnerFeature[];
  readonly theme: PartnerTheme;
  /** Null while the partner has published none. */
  readonly termsVersion: number | null;
}

/** A partner's own terms, in both languages. */
export interface PartnerTerms {
  readonly partnerName: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly text: { readonly th: string; readonly en: string };
}

/** Which of two live secrets: the one before the last rotation, or the one that it made. */
export type SecretChoice = 'old' | 'new';

/** A partner as administrators see it. */
export interface RegisteredPartner extends PartnerProfile {
  readonly allowedOrigins: readonly string[];
  readonly isActive: boolean;
  /** The prices of its guests; `DEFAULT` are everybody's. */
  readonly priceList: string;
  /** Whether a guest's delivery point is taken only with the partner's signature. */
  readonly isDropPointSigned: boolean;
  /** True while an old secret still works beside the new one. */
  readonly hasTwoSecrets: boolean;
  readonly createdAt: Date;
}
