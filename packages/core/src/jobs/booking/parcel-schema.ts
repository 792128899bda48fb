import { Type } from 'typebox';

const side = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000 }));

/** What is sent, as far as the customer says it. */
export const parcelFields = Type.Object({
  contents: Type.Optional(Type.String({ maxLength: 120 })),
  /** Of all that is sent together. */
  weightKg: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 5_000 })),
  /** The sides of the largest piece. */
  widthCm: side,
  lengthCm: side,
  heightCm: side,
});
