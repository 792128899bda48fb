import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetPositions } from './position-queries.ts';
import { forgetCodes } from './sign-in/sign-in-queries.ts';

/** Positions of drivers are stored so long, for complaints; the privacy policy says so. */
const positionDays = 90;

/** Throws away what is known of drivers and no longer needed. */
export const forgetDrivers: Forget = async (db, now) => {
  await forgetCodes(db, now);
  while ((await forgetPositions(db, new Date(now.getTime() - positionDays * dayMs))) > 0);
};
