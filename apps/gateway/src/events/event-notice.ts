/** PostgreSQL's channel that events are announced on. */
export const eventChannel = 'songwai_events';

/** What happened, to what; a handler that needs more reads it. */
export interface EventNotice {
  /** `<room>.<past tense>`: `jobs.booked`. */
  readonly kind: string;
  /** The id of what it happened to. */
  readonly subject: string;
}

/** Reads what was announced; undefined for what another program announced on our channel. */
export function readNotice(text: string): EventNotice | undefined {
  try {
    const notice: unknown = JSON.parse(text);
    if (typeof notice !== 'object' || notice === null || !('kind' in notice) || !('subject' in notice)) return undefined;
    const { kind, subject } = notice;
    return typeof kind === 'string' && typeof subject === 'string' ? { kind, subject } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
