import type pg from 'pg';

/** The trigger `note_data_change` says this on the connection that changed the data. */
const pattern = /^songwai\.data_changed (?<topic>[a-z]+)$/;

/** What this process has itself changed of the data that gateways have in memory. */
export interface DataChanges {
  /** How many changes this process has committed. */
  count(): number;
  /** Calls `hear` for each topic that a commit has changed, before whoever committed goes on. */
  onCommit(hear: (topic: string) => void): void;
}

/**
 * Hears of changes from the pool's own connections. PostgreSQL notifies listeners only after a commit, so an answer could be faster; what a
 * trigger says on the connection itself comes before the end of the statement.
 */
export function watchDataChanges(pool: pg.Pool): DataChanges {
  const hearers = new Set<(topic: string) => void>();
  let count = 0;
  pool.on('connect', (client) => {
    const changed = new Set<string>();
    const pass = () => {
      if (changed.size === 0) return;
      count += 1;
      for (const topic of changed) for (const hear of hearers) hear(topic);
      changed.clear();
    };
    client.on('notice', ({ message = '' }) => {
      const topic = pattern.exec(message)?.groups?.['topic'];
      if (topic !== undefined) changed.add(topic);
    });
    // After each statement; within a transaction nothing is changed yet.
    client.on('drain', () => {
      if (client.getTransactionStatus() === 'I') pass();
    });
    // A connection that broke may have committed.
    client.on('end', pass);
  });
  return { count: () => count, onCommit: (hear) => void hearers.add(hear) };
}
