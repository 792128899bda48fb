import { Type } from 'typebox';

/** A driver's view of a hire by the day, without the customer's prices. */
export const hireToDo = Type.Object({
  /** Per day: 4 or 9. */
  durationHours: Type.Integer(),
  /** Consecutive days from `jobDate`. */
  days: Type.Integer(),
  /** How many drivers were hired together, each with their own job, and the number of this job's driver, from 1. */
  drivers: Type.Integer(),
  driver: Type.Integer(),
  /** The customer's preference: `N` none, `M` a man, `F` a woman. */
  messengerGender: Type.Union([Type.Literal('N'), Type.Literal('M'), Type.Literal('F')]),
  options: Type.Array(Type.Object({ id: Type.Integer(), descTh: Type.String(), descEn: Type.String() })),
});
