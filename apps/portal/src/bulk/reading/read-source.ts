import type { MakePart } from '../../shell/portal.ts';

/** The file that was read last, as long as the page is open: another of its sheets can be read from it. */
export interface ReadSource {
  file: File | null;
  /** The sheet that the person wants instead; null for none. */
  wantedSheet: string | null;
}

/** Forgotten with its person. */
export const openReadSource: MakePart<ReadSource> = ({ session }) => {
  const source: ReadSource = { file: null, wantedSheet: null };
  session.store.subscribe((now, before) => {
    if (before.status !== 'signedIn' || now.status === 'signedIn') return;
    source.file = null;
    source.wantedSheet = null;
  });
  return source;
};
