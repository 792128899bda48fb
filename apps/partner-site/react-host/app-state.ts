import type { SongwaiEventMap } from '@songwai/widget';

/** One event, in the log. */
interface Heard {
  readonly id: number;
  readonly name: string;
}

/** What the app knows from the element's events. */
export interface AppState {
  readonly step: SongwaiEventMap['songwai:step']['detail']['step'];
  /** In satang; null before there is a price. */
  readonly amountSatang: number | null;
  readonly isSignedOn: boolean;
  readonly trackingId: string | null;
  /** The newest first. */
  readonly log: readonly Heard[];
}

export const nothingYet: AppState = { step: 'stops', amountSatang: null, isSignedOn: false, trackingId: null, log: [] };

const mostShown = 6;

type SongwaiEvent = SongwaiEventMap[keyof SongwaiEventMap];

const isEvent = <Name extends keyof SongwaiEventMap>(event: SongwaiEvent, name: Name): event is SongwaiEventMap[Name] =>
  event.type === name;

const changeOf = (event: SongwaiEvent): Partial<AppState> => {
  if (isEvent(event, 'songwai:step')) return { step: event.detail.step };
  if (isEvent(event, 'songwai:price')) return { amountSatang: event.detail.amountSatang };
  if (isEvent(event, 'songwai:sign-on')) return { isSignedOn: true };
  if (isEvent(event, 'songwai:booked')) return { trackingId: event.detail.trackingId };
  return {};
};

/** The state after an event. */
export const noteEvent = (state: AppState, event: SongwaiEvent): AppState => ({
  ...state,
  ...changeOf(event),
  log: [{ id: (state.log[0]?.id ?? 0) + 1, name: event.type }, ...state.log].slice(0, mostShown),
});
