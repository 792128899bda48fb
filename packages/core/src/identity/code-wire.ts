import { Type } from 'typebox';

/** Reply fields of every call that sends a code. */
export const codeFields = {
  /** Seconds until another code can be requested. */
  resendSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Seconds until the code expires. */
  codeSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
};

/** The user must authenticate again, so that an unlocked device is not enough to copy the data or delete the account. */
export const identityProof = {
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** The code from `/pdpa/code`. */
  verifyCode: Type.Optional(Type.String({ maxLength: 12 })),
};
