/** Characters of a message, as PostgreSQL counts them. */
export const longestChatText = 2_000;
/** Messages of a page of history; the gateway gives at most `mostChatPage`. */
export const chatPageSize = 30;
export const mostChatPage = 100;
/** Shortest text that the search takes; shorter ones find everything. */
export const shortestChatSearch = 2;
/** For how long a job's room takes messages after the end of the job, and until when phone numbers in its texts are shown. */
export const hoursAfterEnd = 24;
/** Support hours of a new deployment (decisions); also where the setting is not known yet, or is older than its rule. */
export const usualSupportHours = '06:00-24:00';
/** A note that somebody is typing is over after this time, unless another comes. */
export const typingMs = 6_000;
