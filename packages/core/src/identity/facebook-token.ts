/** What Facebook's own library hands the page after its sign-in. */
export interface FacebookToken {
  readonly facebookId: string;
  readonly token: string;
}
