/** Asks Facebook whose token it is. Handed in, so that a deployment without an app id has none and a test has its own. */
export interface FacebookVerifier {
  /**
   * @returns whether the token was issued to our app, for this user, and is alive.
   * @throws {BusinessRefusal} 422 where there is no Facebook sign-in here, 503 where Facebook does not answer.
   */
  isGenuine(claim: { readonly facebookId: string; readonly token: string }): Promise<boolean>;
}
