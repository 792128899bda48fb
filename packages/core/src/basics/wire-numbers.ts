/** `userType`: whether a company or a person owns the account. */
export const companyUser = 1;
export const personUser = 2;

/** `taskType`: the kind of booking. */
export const expressTask = 1;
/** A hire by the hour or the month: the customer directs the driver on the day. */
export const fullDayTask = 2;
export const nextDayTask = 3;
