/** Exit code where starting again is pointless until an operator changes something (`EX_CONFIG` of sysexits). */
export const cannotStartCode = 78;

/** The gateway cannot start with these settings, this port or this folder; trying again does not help. The message says what to do. */
export class CannotStartError extends Error {
  override readonly name: string = 'CannotStartError';
}
