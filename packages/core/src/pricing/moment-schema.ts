import { Type } from 'typebox';
import { dateText, timeText } from '../gateway/wire-schemas.ts';

/** A date and time in Bangkok in a request; the default time is midnight. */
export const momentInput = Type.Object({ date: dateText, time: Type.Optional(timeText) });

/** A date and time in Bangkok in a reply. */
export const moment = Type.Object({ date: dateText, time: timeText });
