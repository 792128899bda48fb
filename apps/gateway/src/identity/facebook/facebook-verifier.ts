/**
 * Verifies Facebook tokens. Injected, because a deployment without an app id has no Facebook sign-in and tests have their own.
 */
export interface FacebookVerifier {
  /**
   * @returns whether the token was issued to our app, for this user, and is valid.
   * @throws {BusinessRefusal} 422 where there is no Facebook sign-in here, 503 where Facebook does not answer.
   */
  isGenuine(claim: { readonly facebookId: string; readonly token: string }): Promise<boolean>;
}
