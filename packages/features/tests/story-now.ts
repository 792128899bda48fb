/** Saturday, 21 November 2026, 13:40 in Bangkok: when every story takes place. */
export const storyNow = new Date('2026-11-21T06:40:00Z');
