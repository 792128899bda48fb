import { randomUUID } from 'node:crypto';
import type { Room } from '../platform/room.ts';
import { type CopiesOptions, createCopies, type ReadCopies } from './create-copies.ts';
import { createCopy, type ReadCopy } from './create-copy.ts';
import { followVersions } from './follow-versions.ts';
import type { DataTopic } from './tables.ts';

/** Copies of data in the memory of each gateway, and what makes a change reach them all. */
export interface Freshness {
  /** @param load reads the data from the database */
  copyOf<Data>(topic: DataTopic, load: () => Promise<Data>): ReadCopy<Data>;
  /** Copies of rows under keys. A change of the topic drops all of them. */
  copiesOf<Data>(topic: DataTopic, options: Omit<CopiesOptions<Data>, 'topic' | 'elapsedMs'>): ReadCopies<Data>;
  /** Waits until no other gateway uses copies from before the changes that are committed by now. */
  settle(): Promise<void>;
}

/** Data in memory that is never older than an answered change (docs/decisions/0052). */
export const freshness: Room<object, { readonly freshness: Freshness }> = {
  name: 'freshness',
  tables: ['data_versions', 'gateways'],
  open: async ({ db, events, changes, startTimer, log }) => {
    const elapsedMs = () => performance.now();
    const versions = followVersions({
      ...{ db, events, changes, startTimer, log },
      // Two gateways with the same seed are still two.
      id: randomUUID(),
      elapsedMs,
    });
    await versions.read();
    versions.start();
    return {
      offers: {
        freshness: {
          copyOf: (topic, load) => createCopy(versions, { topic, load }),
          copiesOf: (topic, options) => createCopies(versions, { ...options, topic, elapsedMs }),
          settle: versions.settle,
        },
      },
      whenClosed: versions.stop,
    };
  },
};
