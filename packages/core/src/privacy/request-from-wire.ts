import type { DataSubjectRequest, DataSubjectRight, DataSubjectState } from './data-subject.ts';

/** A page of requests. */
export interface RequestPage<Request> {
  readonly requests: readonly Request[];
  /** Hands back the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

interface WireRequest {
  readonly requestId: string;
  readonly kind: DataSubjectRight;
  readonly state: DataSubjectState;
  readonly wish: string;
  readonly outcome: string;
  readonly askedDateTime: string;
  readonly dueDateTime?: string;
  readonly settledDateTime?: string;
}

const dateOrNull = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** A request in our names. */
export const requestFromWire = ({ requestId, kind, state, wish, outcome, ...times }: WireRequest): DataSubjectRequest => ({
  ...{ requestId, kind, state, wish, outcome },
  askedAt: new Date(times.askedDateTime),
  dueAt: dateOrNull(times.dueDateTime),
  settledAt: dateOrNull(times.settledDateTime),
});
