import { Type } from 'typebox';

/** What comes back wherever a code goes out. */
export const codeFields = {
  /** Seconds until another code can be asked for. */
  resendSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Seconds that the code is good for. */
  codeSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
};

/** The user has to prove the identity again: an unlocked device must give away neither a copy of the data nor the account. */
export const identityProof = {
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** Of `/pdpa/code`. */
  verifyCode: Type.Optional(Type.String({ maxLength: 12 })),
};
