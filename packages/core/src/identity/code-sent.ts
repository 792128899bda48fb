/** A code is on its way. */
export interface CodeSent {
  /** Until another one can be asked for. */
  readonly resendSeconds: number;
  /** That it is good for. */
  readonly codeSeconds: number;
}

interface WireCode {
  readonly resendSeconds?: number;
  readonly codeSeconds?: number;
}

/** The code that an answer speaks of. */
export const codeSent = ({ resendSeconds = 0, codeSeconds = 0 }: WireCode): CodeSent => ({ resendSeconds, codeSeconds });

/** Null where the answer speaks of none. */
export const codeSentOrNull = (reply: WireCode): CodeSent | null => (reply.resendSeconds === undefined ? null : codeSent(reply));
