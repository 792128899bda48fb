import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { NodeState } from '../route-line/route-line.tsx';
import { RouteNode } from '../route-line/route-line.tsx';
import './steps.css';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly detail?: ReactNode;
}

export interface StepsProps {
  /** Names the list: "How booking works". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** `large` explains, with a text under each; `small` is a line above a form that is filled in parts. */
  readonly size?: 'large' | 'small' | undefined;
  /** Id of the step one is at; those before it are done. Absent: nothing is under way, and the last one is where it ends. */
  readonly currentId?: string | undefined;
  /** All steps are done, the last one too. */
  readonly isOver?: boolean | undefined;
  /** What a screen reader says of a step that is done. */
  readonly doneLabel?: string | undefined;
  /** Rides on the line to the last step, which is dotted then: a vehicle on its way. */
  readonly moving?: ReactNode;
  /** Level of the titles of `large` steps. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

const stateOf = (index: number, current: number, last: number): NodeState => {
  if (current < 0) return index === last ? 'focus' : 'stop';
  if (index === current) return 'focus';
  return index < current ? 'done' : 'todo';
};

/** The route line lying: what happens one after the other. It stands up where it has no room. */
export function Steps({ label, steps, size = 'large', currentId, doneLabel, moving, headingLevel = 3, isOver }: StepsProps) {
  const current = isOver ? steps.length : steps.findIndex((step) => step.id === currentId);
  const last = steps.length - 1;
  const Title = size === 'large' ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className={`sw-steps sw-steps--${size}`}>
      <ol className="sw-steps__line" aria-label={label}>
        {steps.map(({ id, title, detail }, index) => {
          const state = stateOf(index, current, last);
          return (
            <li
              key={id}
              className={classNames(
                'sw-steps__step',
                current >= 0 && index >= current && 'sw-steps__step--rest',
                Boolean(moving) && index === last - 1 && 'sw-steps__step--dotted',
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className="sw-steps__node">
                <RouteNode state={state} number={index + 1} label={state === 'done' ? doneLabel : undefined} />
              </span>
              {moving && index === last - 1 ? <span className="sw-steps__moving">{moving}</span> : null}
              <div className="sw-steps__text">
                <Title className="sw-steps__title">{title}</Title>
                {detail ? <div className="sw-soft">{detail}</div> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
