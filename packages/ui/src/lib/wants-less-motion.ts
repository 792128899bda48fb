/** Whether the user asked for less motion; also where nothing says what they want. */
export const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
