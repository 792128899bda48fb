import type { ReactNode } from 'react';
import { useId } from 'react';
import './event-log.css';

/** One event. */
export interface LoggedEvent {
  readonly id: number;
  /** `13:06:21`. */
  readonly time: string;
  /** `songwai:ready`. */
  readonly name: string;
  /** What it brought, on one line. */
  readonly detail?: string | undefined;
}

export interface EventLogProps {
  readonly title: string;
  /** The newest first. */
  readonly events: readonly LoggedEvent[];
  /** Instead of the list while there is nothing: what to do for something to happen. */
  readonly emptyText: string;
  /** Beside the title: a button that clears it. */
  readonly action?: ReactNode;
}

/** What a page hears, the newest first. New lines are announced. */
export function EventLog({ title, events, emptyText, action }: EventLogProps) {
  const id = useId();
  return (
    <section className="sw-event-log" aria-labelledby={id}>
      <div className="sw-event-log__head">
        <h2 id={id} className="sw-event-log__title">
          {title}
        </h2>
        {action}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div className="sw-event-log__list" role="log" aria-labelledby={id} tabIndex={0}>
        {events.length === 0 ? <p className="sw-note">{emptyText}</p> : null}
        {events.map(({ id: eventId, time, name, detail }) => (
          <p key={eventId} className="sw-event-log__line">
            <time className="sw-figures">{time}</time> <b translate="no">{name}</b>{' '}
            {detail ? <span translate="no">{detail}</span> : null}
          </p>
        ))}
      </div>
    </section>
  );
}
