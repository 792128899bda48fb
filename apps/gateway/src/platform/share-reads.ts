/** Reads something by its key. */
type Read<Answer> = (key: string) => Promise<Answer>;

interface Reading<Answer> {
  /** Ends with the reading, and never fails. */
  ended: Promise<void>;
  /** What was asked for after it had begun. */
  next: Promise<Answer> | null;
}

/**
 * Lets those who ask for the same at the same time share one reading. Nobody gets what was being read before they asked: it may lack a change
 * that they know of, so they share the reading after it.
 */
export function shareReads<Answer>(read: Read<Answer>): Read<Answer> {
  const readings = new Map<string, Reading<Answer>>();

  const start = (key: string): Promise<Answer> => {
    const answer = read(key);
    const reading: Reading<Answer> = { ended: Promise.resolve(), next: null };
    const end = () => {
      if (reading.next === null) readings.delete(key);
    };
    reading.ended = answer.then(end, end);
    readings.set(key, reading);
    return answer;
  };

  return (key) => {
    const reading = readings.get(key);
    if (reading === undefined) return start(key);
    reading.next ??= reading.ended.then(() => start(key));
    return reading.next;
  };
}
