import type { FacebookToken } from '../../identity/facebook-token.ts';

/** A Facebook user, from Facebook's SDK in the page. */
export interface FacebookPerson extends FacebookToken {
  readonly firstName: string;
  readonly lastName: string;
}

/** A LINE user without an account, of whom the gateway holds LINE's word for half an hour. */
export interface LineIdentity {
  readonly kind: 'line';
  readonly lineProof: string;
  /** The name shown at LINE; empty where LINE gives none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly endsAtMs: number;
}

/** Who signs up by LINE or Facebook instead of a password. A Facebook token is never stored. */
export type SocialIdentity = LineIdentity | { readonly kind: 'facebook'; readonly person: FacebookPerson };

/** As long as the gateway accepts a proof. */
export const lineProofMs = 30 * 60 * 1000;
