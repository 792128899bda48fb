/** `userType`: whose account it is. */
export const companyUser = 1;
export const personUser = 2;

/** `taskType`: what was booked. */
export const expressTask = 1;
/** A hire by the hour or the month: the driver goes where the customer says on the day. */
export const fullDayTask = 2;
export const nextDayTask = 3;
