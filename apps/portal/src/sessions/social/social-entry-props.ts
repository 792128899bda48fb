export interface SocialEntryProps {
  /** The page to go to once signed in; null: the usual one. */
  readonly wanted: string | null;
  /** In the form of whoever has no account yet. */
  readonly isSignUp?: boolean;
}
