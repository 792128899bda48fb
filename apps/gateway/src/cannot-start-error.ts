/** Exit code of a gateway that cannot start until somebody changes something; whoever started it need not try again (`EX_CONFIG` of sysexits). */
export const cannotStartCode = 78;

/** The gateway cannot start with these settings, this port or this folder, today or tomorrow; the message says what to do. */
export class CannotStartError extends Error {
  override readonly name: string = 'CannotStartError';
}
