/** Which terms hold for a user, and which the user accepted last. */
export interface AcceptedTerms {
  readonly version: string;
  /** Null where the user never accepted any. */
  readonly acceptedVersion: string | null;
  /** Of the partner that signed the user on; null where none did, or it has published none. */
  readonly partner: { readonly version: number; readonly acceptedVersion: number | null } | null;
}

/** Which of the terms a user has to be asked about. */
export const termsToAccept = ({ version, acceptedVersion, partner }: AcceptedTerms): { own: boolean; partners: boolean } => ({
  own: acceptedVersion !== version,
  partners: partner !== null && partner.acceptedVersion !== partner.version,
});
