/** The most that is collected at one stop, in baht (decisions, "Cash on delivery"). */
export const mostCollectedBaht = 50_000;
