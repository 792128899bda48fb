import { randomUUID } from 'node:crypto';
import type { Room } from '../platform/room.ts';
import { createCopy, type ReadCopy } from './create-copy.ts';
import { followVersions } from './follow-versions.ts';
import type { DataTopic } from './tables.ts';

/** Copies of data in the memory of each gateway, and what makes a change reach them all. */
export interface Freshness {
  /** @param load reads the data from the database */
  copyOf<Data>(topic: DataTopic, load: () => Promise<Data>): ReadCopy<Data>;
  /** Waits until no gateway uses copies from before the changes that are committed by now. */
  settle(): Promise<void>;
}

/** Data in memory that is never older than an answered change (docs/decisions/0052). */
export const freshness: Room<object, { readonly freshness: Freshness }> = {
  name: 'freshness',
  tables: ['data_versions', 'gateways'],
  open: ({ db, events, startTimer, log }) => {
    const versions = followVersions({
      ...{ db, events, startTimer, log },
      // Two gateways with the same seed are still two.
      id: randomUUID(),
      elapsedMs: () => performance.now(),
    });
    versions.start();
    return {
      offers: {
        freshness: { copyOf: (topic, load) => createCopy(versions, { topic, load }), settle: versions.settle },
      },
      whenClosed: versions.stop,
    };
  },
};
