/** How many of the mails about deliveries arrive as one: none, those of an hour, or those of a day. */
export type MailDigest = 'none' | 'hourly' | 'daily';

export const mailDigests: readonly MailDigest[] = ['none', 'hourly', 'daily'];

/** When the mail of a day is sent, in Bangkok. */
export const dailyDigestHour = 18;

/** Bangkok hours at night in which only urgent notifications are sent. */
export const quietHours = { from: 22, until: 7 } as const;
