/** What belongs together in the settings and in the list's filter. */
export type NotificationGroup = 'jobs' | 'chat' | 'money' | 'account';
