import { Type } from 'typebox';
import { baht, latitude, longitude } from '../gateway/wire-schemas.ts';

/** What the holder of a receiver's own link sees besides the job (decisions, "Links of receivers"). */
export const receivedView = Type.Object({
  /** Index of the receiver's stop in the booked line. */
  stop: Type.Integer({ minimum: 1 }),
  /** Other drop-offs that the driver serves before. */
  stopsBefore: Type.Integer({ minimum: 0 }),
  /** What this receiver pays the driver in cash: for the goods, and the price if it was booked so. Absent for nothing. */
  amountToPay: Type.Optional(baht),
  /** What the driver was told. */
  note: Type.Optional(Type.String()),
  /** Where the entrance is, if the receiver moved the pin. */
  pin: Type.Optional(Type.Object({ lat: latitude, lng: longitude })),
  /** Whether note and pin can still be changed. */
  mayChange: Type.Boolean(),
  /** Who drives; `driver` has the position too, but only while this stop is the next one. */
  driver: Type.Optional(Type.Object({ firstName: Type.String(), plate: Type.String() })),
});
