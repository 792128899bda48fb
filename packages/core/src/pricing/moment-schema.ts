import { Type } from 'typebox';
import { dateText, timeText } from '../gateway/wire-schemas.ts';

/** A moment in Bangkok that a caller names; without a time, midnight. */
export const momentInput = Type.Object({ date: dateText, time: Type.Optional(timeText) });

/** A moment in Bangkok that is answered. */
export const moment = Type.Object({ date: dateText, time: timeText });
