/** The result of a sign-in with Facebook's SDK in the page. */
export interface FacebookToken {
  readonly facebookId: string;
  readonly token: string;
}
