/** The current terms for a user, and those that the user accepted last. */
export interface AcceptedTerms {
  readonly version: string;
  /** Null if the user has accepted none. */
  readonly acceptedVersion: string | null;
  /** Terms of the partner that signed the user on; null without a partner, or if it has published none. */
  readonly partner: { readonly version: number; readonly acceptedVersion: number | null } | null;
}

/** Which terms a user still has to accept. */
export const termsToAccept = ({ version, acceptedVersion, partner }: AcceptedTerms): { own: boolean; partners: boolean } => ({
  own: acceptedVersion !== version,
  partners: partner !== null && partner.acceptedVersion !== partner.version,
});
