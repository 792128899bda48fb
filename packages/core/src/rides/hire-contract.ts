import { Type } from 'typebox';

/** What a driver has to know of a hire by the day; what the customer pays for each part is not the driver's. */
export const hireToDo = Type.Object({
  /** Of each day: 4 or 9. */
  durationHours: Type.Integer(),
  /** In a row, from `jobDate` on. */
  days: Type.Integer(),
  /** How many were hired together, each with a job of its own, and which of them this job is for, from 1. */
  drivers: Type.Integer(),
  driver: Type.Integer(),
  /** Whom the customer wants: `N` anybody, `M` a man, `F` a woman. */
  messengerGender: Type.Union([Type.Literal('N'), Type.Literal('M'), Type.Literal('F')]),
  options: Type.Array(Type.Object({ id: Type.Integer(), descTh: Type.String(), descEn: Type.String() })),
});
