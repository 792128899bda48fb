import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetPositions } from './position-queries.ts';
import { forgetCodes } from './sign-in/sign-in-queries.ts';

/** How long positions of drivers are stored, for complaints; the privacy policy states it. */
const positionDays = 90;

/** Deletes expired codes and positions of drivers. */
export const forgetDrivers: Forget = async (db, now) => {
  await forgetCodes(db, now);
  while ((await forgetPositions(db, new Date(now.getTime() - positionDays * dayMs))) > 0);
};
