/** Answers the instant of now. Handed in from the top, so that a test decides what time it is. */
export type Clock = () => Date;
