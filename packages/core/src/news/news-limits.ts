/** Markdown of one language, in characters. */
export const longestNewsBody = 20_000;
export const longestNewsTitle = 120;
export const longestNewsSummary = 240;
/** A figure on a cover: `+฿1,500`. */
export const longestNewsFigure = 8;
/** How old an account may be that is new, where nothing else is said: as the seeded promotion for new customers has it. */
export const defaultNewCustomerDays = 60;
