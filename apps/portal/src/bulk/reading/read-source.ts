import type { MakePart } from '../../shell/portal.ts';

/** What is to be read of it anew. */
export interface WantedRead {
  readonly sheet?: string | undefined;
  /** The person wants to say what its columns are. */
  readonly wantsColumns?: boolean;
}

/** The file or pasted table that was read last, as long as the page is open: it can be read in another way. */
export interface ReadSource {
  source: File | string | null;
  /** Null: nothing is to be read again. */
  wanted: WantedRead | null;
}

/** Forgotten with its person. */
export const openReadSource: MakePart<ReadSource> = ({ session }) => {
  const read: ReadSource = { source: null, wanted: null };
  session.store.subscribe((now, before) => {
    if (before.status !== 'signedIn' || now.status === 'signedIn') return;
    read.source = null;
    read.wanted = null;
  });
  return read;
};
