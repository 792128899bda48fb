import type { PartnerFeature } from '../gateway/endpoint.ts';
import type { GuestPaymentType } from './guest-payment-types.ts';

/** The widget's look on a partner's pages: one colour, or one per theme; the widget keeps it readable (docs/embedding/looks.md). */
export interface PartnerTheme {
  /** `#9c3a24`; absent: our own colour. */
  readonly accent?: string;
  /** For the dark theme, if different. */
  readonly accentDark?: string;
}

/** The value of `--songwai-accent` for a theme, one colour for each scheme; empty: our own colour. */
export const accentOf = ({ accent = '', accentDark = accent }: PartnerTheme): string =>
  accent === accentDark ? accent : `light-dark(${accent}, ${accentDark})`;

/** The public data of a partner. */
export interface PartnerProfile {
  readonly id: string;
  readonly name: string;
  readonly features: readonly PartnerFeature[];
  readonly theme: PartnerTheme;
  /** Null if the partner has published no terms. */
  readonly termsVersion: number | null;
  /** Whether a guest's delivery point needs the partner's signature. */
  readonly isDropPointSigned: boolean;
}

/** A partner's own terms, in both languages. */
export interface PartnerTerms {
  readonly partnerName: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly text: { readonly th: string; readonly en: string };
}

/** One of two valid secrets: `old` from before the last rotation, `new` from it. */
export type SecretChoice = 'old' | 'new';

/** A partner as administrators see it. */
export interface RegisteredPartner extends PartnerProfile {
  readonly allowedOrigins: readonly string[];
  readonly isActive: boolean;
  /** Price list for the partner's guests; `DEFAULT` is the general one. */
  readonly priceList: string;
  /** Whether visitors may book whom the partner has not signed on. */
  readonly allowsGuests: boolean;
  /** How the partner's guests may pay. */
  readonly paymentTypes: readonly GuestPaymentType[];
  /** True while an old secret is still valid beside the new one. */
  readonly hasTwoSecrets: boolean;
  readonly createdAt: Date;
}
