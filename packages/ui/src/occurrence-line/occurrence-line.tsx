import { Button } from '../button/button.tsx';
import { classNames } from '../lib/class-names.ts';
import type { NodeState } from '../route-line/route-line.tsx';
import { RouteLine, RouteStop } from '../route-line/route-line.tsx';
import './occurrence-line.css';

/** `next` is the coming one (marigold, once in a line), `planned` a later one, `skipped` will not happen, `done` has happened. */
export type OccurrenceState = 'next' | 'planned' | 'skipped' | 'done';

/** One date of something that repeats. */
export interface Occurrence {
  readonly id: string;
  readonly state: OccurrenceState;
  /** In the node: "W". Hidden from screen readers, for which `weekday` is the same in full. */
  readonly short: string;
  /** "Wednesday". */
  readonly weekday: string;
  /** "25 Nov". */
  readonly date: string;
  /** The date, or date and time, in ISO 8601. */
  readonly dateTime: string;
  /** At the end: "tomorrow 09:30". */
  readonly time?: string | undefined;
  /** After the date: the holiday because of which it is skipped, the number of its job. */
  readonly note?: string | undefined;
  /** "Send anyway", "Skip". `name` says it with its date, since a line has many of them. */
  readonly action?:
    | { readonly label: string; readonly name: string; readonly onPress: () => void; readonly isBusy?: boolean | undefined }
    | undefined;
}

export interface OccurrenceLineProps {
  readonly label: string;
  readonly occurrences: readonly Occurrence[];
  /** What a state is called by screen readers; a planned one needs no word. */
  readonly stateTexts: Readonly<Record<Exclude<OccurrenceState, 'planned'>, string>>;
}

const nodes: Readonly<Record<OccurrenceState, NodeState>> = { next: 'focus', planned: 'todo', skipped: 'add', done: 'done' };

/** The dates of something that repeats, as a route line. A skipped one is an open node. */
export function OccurrenceLine({ label, occurrences, stateTexts }: OccurrenceLineProps) {
  return (
    <div className="sw-occurrences">
      <RouteLine label={label} layout="rows">
        {occurrences.map(({ id, state, short, weekday, date, dateTime, time, note, action }) => (
          <RouteStop
            key={id}
            node={{
              state: nodes[state],
              number: state === 'skipped' ? undefined : short,
              label: state === 'planned' ? undefined : stateTexts[state],
            }}
            segment={state === 'done' ? 'solid' : 'rest'}
            isCurrent={state === 'next'}
          >
            <div className="sw-occurrence">
              <p className="sw-grow">
                <time
                  className={classNames('sw-occurrence__date', state === 'skipped' ? 'sw-soft' : 'sw-strong')}
                  dateTime={dateTime}
                >
                  <span className="sw-visually-hidden">{weekday} </span>
                  {state === 'skipped' ? <s>{date}</s> : date}
                </time>
                {note ? <span className="sw-note"> {note}</span> : null}
              </p>
              {time ? <span className="sw-note sw-figures">{time}</span> : null}
              {action ? (
                <span className="sw-occurrence__action">
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={action.name}
                    isLoading={action.isBusy}
                    onClick={action.onPress}
                  >
                    {action.label}
                  </Button>
                </span>
              ) : null}
            </div>
          </RouteStop>
        ))}
      </RouteLine>
    </div>
  );
}
