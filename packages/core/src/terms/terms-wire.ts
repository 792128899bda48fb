import { Type } from 'typebox';

/** The current terms for a user, and those that the user accepted last; if they differ, a client asks again. */
export const termsWire = Type.Object({
  version: Type.String(),
  /** Absent if the user has accepted none. */
  acceptedVersion: Type.Optional(Type.String()),
  /** Terms of the partner that signed the user on (`/termsandconditions/:partner`); absent if it has published none. */
  partnerVersion: Type.Optional(Type.Integer()),
  partnerAcceptedVersion: Type.Optional(Type.Integer()),
});
