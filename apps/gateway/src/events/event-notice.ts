/** PostgreSQL's notification channel for events. */
export const eventChannel = 'songwai_events';

/** The kind and subject of an event; listeners read everything else themselves. */
export interface EventNotice {
  /** `<room>.<past tense>`: `jobs.booked`. */
  readonly kind: string;
  /** The id of the object that the event concerns. */
  readonly subject: string;
}

/** Parses a notification; undefined for one that another program sent on the channel. */
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
