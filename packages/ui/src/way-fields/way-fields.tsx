import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { type NodeState, RouteNode } from '../route-line/route-line.tsx';
import './way-fields.css';

/** A stop of the way, with its field. */
export interface WayField {
  readonly id: string;
  readonly state: Extract<NodeState, 'stop' | 'focus' | 'todo' | 'refused'>;
  /** What the place is for: "Pick up at". */
  readonly label: string;
  /** A search, or what was chosen. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export interface WayFieldsProps {
  /** Names the list of stops. */
  readonly label: string;
  readonly fields: readonly WayField[];
  /** The line between them is agreed: both are chosen. */
  readonly isWhole: boolean;
  /** At the right, over the line between the stops: swaps them. */
  readonly action?: ReactNode;
}

/** The route line with a field at each stop, 64 px high, on a card. A field that is used has an edge. */
export function WayFields({ label, fields, isWhole, action }: WayFieldsProps) {
  return (
    <div className="sw-way-fields">
      <ol className={classNames('sw-way-fields__stops', isWhole && 'sw-way-fields__stops--whole')} aria-label={label}>
        {fields.map(({ id, state, label: role, children, error }, index) => (
          <li key={id} className={classNames('sw-way-fields__stop', error !== undefined && 'sw-way-fields__stop--refused')}>
            <RouteNode state={state} number={index + 1} />
            <div className="sw-way-fields__content">
              <span className="sw-way-fields__label sw-note">{role}</span>
              {children}
              {error === undefined ? null : (
                <p className="sw-way-fields__error" role="alert">
                  {error}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {action ? <div className="sw-way-fields__action">{action}</div> : null}
    </div>
  );
}

export interface WayChoiceProps {
  readonly text: string;
  /** What a press does, after the place's name: "change". */
  readonly label: string;
  readonly onOpen: () => void;
}

/** A chosen place in its field; a press changes it. */
export function WayChoice({ text, label, onOpen }: WayChoiceProps) {
  return (
    <button type="button" className="sw-way-fields__choice sw-strong sw-clip" onClick={onOpen}>
      {text} <span className="sw-visually-hidden">{label}</span>
    </button>
  );
}
