/** Returns the current time. Injected, so that a test can set it. */
export type Clock = () => Date;
