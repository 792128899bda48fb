import type { Static, TObject } from 'typebox';
import type { DataSubjectRequest } from './data-subject.ts';
import type { requestWire as RequestWire } from './privacy-wire.ts';

/** A page of data requests. */
export interface RequestPage<Request> {
  readonly requests: readonly Request[];
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
}

type WireRequest = Static<TObject<typeof RequestWire>>;

const dateOrNull = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Maps a data request from the wire. */
export const requestFromWire = ({ requestId, kind, state, wish, outcome, ...times }: WireRequest): DataSubjectRequest => ({
  ...{ requestId, kind, state, wish, outcome },
  askedAt: new Date(times.askedDateTime),
  dueAt: dateOrNull(times.dueDateTime),
  settledAt: dateOrNull(times.settledDateTime),
});
