/** Authentication besides the session: the password, or the code that was just sent. */
export type IdentityProof = { readonly password: string } | { readonly verifyCode: string };
