import type { Static, TObject } from 'typebox';
import type { DataSubjectRequest } from './data-subject.ts';
import type { requestWire as RequestWire } from './privacy-wire.ts';

/** A page of requests. */
export interface RequestPage<Request> {
  readonly requests: readonly Request[];
  /** Hands back the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

type WireRequest = Static<TObject<typeof RequestWire>>;

const dateOrNull = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** A request in our names. */
export const requestFromWire = ({ requestId, kind, state, wish, outcome, ...times }: WireRequest): DataSubjectRequest => ({
  ...{ requestId, kind, state, wish, outcome },
  askedAt: new Date(times.askedDateTime),
  dueAt: dateOrNull(times.dueDateTime),
  settledAt: dateOrNull(times.settledDateTime),
});
