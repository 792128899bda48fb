import { Type } from 'typebox';

/** What is sent, as far as the customer says it. */
export const parcelFields = Type.Object({
  contents: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  /** Of all that is sent together. */
  weightKg: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 5_000 })),
  /** The known sides of the largest piece, in any order. */
  sidesCm: Type.Optional(Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 1_000 }), { minItems: 1, maxItems: 3 })),
});
