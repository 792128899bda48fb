import { Type } from 'typebox';
import { longest } from '../field-limits.ts';

/** Which of a buyer's offices a paper names, as it is asked for; checked by `buyerBranch` and `postcode`. */
export const officeRequest = {
  /** `00000` for the head office, else the branch's five digits. */
  branch: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
  /** Five digits. */
  postcode: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
};

/** The same as it is stored; absent where it was never asked for. */
export const storedOffice = { branch: Type.Optional(Type.String()), postcode: Type.Optional(Type.String()) };
