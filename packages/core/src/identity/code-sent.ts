/** A code that was sent. */
export interface CodeSent {
  /** Seconds until another code can be requested. */
  readonly resendSeconds: number;
  /** Seconds until the code expires. */
  readonly codeSeconds: number;
}

/** A code that was sent, and when. */
export interface AskedCode extends CodeSent {
  readonly atMs: number;
}

interface WireCode {
  readonly resendSeconds?: number;
  readonly codeSeconds?: number;
}

/** Reads the code's times from a reply. */
export const codeSent = ({ resendSeconds = 0, codeSeconds = 0 }: WireCode): CodeSent => ({ resendSeconds, codeSeconds });

/** As `codeSent`; null if the reply has no code. */
export const codeSentOrNull = (reply: WireCode): CodeSent | null => (reply.resendSeconds === undefined ? null : codeSent(reply));
