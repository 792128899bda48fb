import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { type NodeState, RouteNode } from '../route-line/route-line.tsx';
import './way-bar.css';

/** A stop of the way. */
export interface WayBarStop {
  readonly id: string;
  readonly state: Extract<NodeState, 'stop' | 'focus' | 'todo' | 'refused'>;
  /** What the place is for: "Pick up at". */
  readonly label: string;
  /** The place's name, or the prompt to choose one. */
  readonly text: string;
  readonly isEmpty?: boolean | undefined;
  /** Its search is open below. */
  readonly isOpen?: boolean | undefined;
  readonly onOpen: () => void;
}

export interface WayBarProps {
  /** Names the list of stops. */
  readonly label: string;
  readonly stops: readonly WayBarStop[];
  /** Beside the stops: how far it is. */
  readonly fact?: { readonly term: string; readonly value: ReactNode } | undefined;
  /** What one does with the way. */
  readonly action: ReactNode;
  /** Below the stops: the search of one of them, what went wrong. */
  readonly children?: ReactNode;
}

/** The route line lying on a card, with a button for each stop; on a phone upright. */
export function WayBar({ label, stops, fact, action, children }: WayBarProps) {
  const isWhole = stops.every(({ isEmpty }) => !isEmpty);
  return (
    <div className="sw-way">
      <div className="sw-way__line">
        <ol className={classNames('sw-way__stops', isWhole && 'sw-way__stops--whole')} aria-label={label}>
          {stops.map(({ id, state, label: role, text, isEmpty, isOpen, onOpen }, index) => (
            <li key={id} className="sw-way__stop">
              <button
                type="button"
                className="sw-way__button"
                aria-expanded={isOpen ?? false}
                data-way-stop={id}
                onClick={onOpen}
              >
                <RouteNode state={state} number={index + 1} />
                <span className="sw-way__text">
                  <span className="sw-note">{role}</span>{' '}
                  <span className={classNames('sw-way__place', isEmpty ? 'sw-soft' : 'sw-strong')}>{text}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {children ? <div className="sw-way__below">{children}</div> : null}
        {fact ? (
          <dl className="sw-way__fact">
            <dt className="sw-note">{fact.term}</dt>
            <dd className="sw-way__place sw-strong sw-figures">{fact.value}</dd>
          </dl>
        ) : null}
        <div className="sw-way__action">{action}</div>
      </div>
    </div>
  );
}
