/** The bounds of a batch. */
interface BatchBounds {
  readonly least: number;
  readonly most: number;
  /** How long a batch may take. */
  readonly longestMs: number;
}

/** How many events the next batch may have. */
export interface BatchSize {
  now(): number;
  /** Learns from a batch that was carried out. */
  note(batch: { readonly events: number; readonly tookMs: number }): void;
}

/**
 * Keeps batches short: how long the statements of one take is known afterwards only, so that a batch that took too long halves the next one, and
 * a full one that took less than half of the time doubles it.
 */
export function createBatchSize({ least, most, longestMs }: BatchBounds): BatchSize {
  let size = most;
  return {
    now: () => size,
    note: ({ events, tookMs }) => {
      if (tookMs > longestMs) size = Math.max(least, Math.floor(Math.min(size, events) / 2));
      else if (events >= size && tookMs < longestMs / 2) size = Math.min(most, size * 2);
    },
  };
}

/** The first events, of at most so many subjects: each subject may be a job whose row stays locked until the end of the batch. */
export function boundSubjects<Event extends { readonly subject: string }>(
  events: readonly Event[],
  mostSubjects: number,
): readonly Event[] {
  const subjects = new Set<string>();
  const end = events.findIndex(({ subject }) => subjects.add(subject).size > mostSubjects);
  return end === -1 ? events : events.slice(0, end);
}
