import { Type } from 'typebox';

/** Which terms hold for a user, and which the user accepted last; where two differ, a client asks again. */
export const termsWire = Type.Object({
  version: Type.String(),
  /** Absent where the user never accepted any. */
  acceptedVersion: Type.Optional(Type.String()),
  /** Of the partner that signed the user on (`/termsandconditions/:partner`); absent where it has published none. */
  partnerVersion: Type.Optional(Type.Integer()),
  partnerAcceptedVersion: Type.Optional(Type.Integer()),
});
