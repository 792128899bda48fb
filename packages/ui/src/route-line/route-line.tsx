import { Check } from 'lucide';
import type { CSSProperties, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './route-line.css';

/** How a stop looks: `stop` numbered, `focus` the one that is being chosen or comes next (marigold), `done`, `todo`, `driver`, `add`. */
export type NodeState = 'stop' | 'focus' | 'done' | 'todo' | 'driver' | 'add';

/** The line from a node to the next: agreed or done, still being chosen, agreed but not driven yet, none. */
export type Segment = 'solid' | 'dotted' | 'rest' | 'none';

export interface RouteNodeProps {
  readonly state: NodeState;
  /** 1 for the pick-up. A `done` node shows a check instead. */
  readonly number?: number | undefined;
  /** What a driver's or an adding node shows. */
  readonly icon?: IconNode | undefined;
  /** Says the state to those who do not see it ("Delivered"). */
  readonly label?: string | undefined;
}

/** One stop's circle, the same in the form, on the map and on the timeline. */
export function RouteNode({ state, number, icon, label }: RouteNodeProps) {
  const shown = icon ?? (state === 'done' ? Check : undefined);
  return (
    <span className={`sw-node sw-node--${state}`}>
      {shown ? <Icon icon={shown} size={state === 'driver' ? 'medium' : 'small'} /> : <span aria-hidden="true">{number}</span>}
      {label ? <span className="sw-visually-hidden">{label}</span> : null}
    </span>
  );
}

export interface RouteStopProps {
  readonly node: RouteNodeProps;
  /** The line to the next stop; ignored at the last one. */
  readonly segment?: Segment | undefined;
  /** Marks the stop as the current step, for screen readers too. */
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A stop on the line: its node at the left, its card at the right. */
export function RouteStop({ node, segment = 'solid', isCurrent, children, className, style, ref }: RouteStopProps) {
  return (
    <li
      ref={ref}
      style={style}
      className={classNames('sw-route__stop', `sw-route__stop--${segment}`, className)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="sw-route__node">
        <RouteNode {...node} />
      </span>
      <div className="sw-route__content">{children}</div>
    </li>
  );
}

export interface RouteLineProps {
  readonly label: string;
  /** `cards`: nodes beside cards of 60 px; `rows`: nodes beside text, as on a timeline; `dots`: small, without numbers. */
  readonly layout?: 'cards' | 'rows' | 'dots' | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLOListElement> | undefined;
}

/** The brand: one continuous line through the places of a delivery. */
export function RouteLine({ label, layout = 'cards', children, ref }: RouteLineProps) {
  return (
    <ol ref={ref} className={`sw-route sw-route--${layout}`} aria-label={label}>
      {children}
    </ol>
  );
}

export interface StopCardProps {
  readonly title: ReactNode;
  /** A plain text is one line that ends in dots; anything else takes the lines that it needs. */
  readonly detail?: ReactNode;
  /** At the right: the handle, a button to clear. */
  readonly end?: ReactNode;
  /** What is wrong with the stop; shown under the card. */
  readonly error?: ReactNode;
  /** Pressing the card opens the stop. `label` says so where title and detail do not. */
  readonly open?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** Nothing chosen yet: the title is an invitation. */
  readonly isEmpty?: boolean | undefined;
}

/** A stop in two lines on its card. */
export function StopCard({ title, detail, end, error, open, isEmpty }: StopCardProps) {
  const text = (
    <>
      <span className={classNames('sw-stop-card__title sw-strong', isEmpty && 'sw-stop-card__title--empty')}>{title}</span>
      {detail ? <span className={classNames('sw-note', typeof detail === 'string' && 'sw-clip')}>{detail}</span> : null}
    </>
  );
  return (
    <>
      <div className={classNames('sw-stop-card', Boolean(error) && 'sw-stop-card--invalid')}>
        {open ? (
          <button type="button" className="sw-stop-card__text" onClick={open.onOpen}>
            {text}
            <span className="sw-visually-hidden">{open.label}</span>
          </button>
        ) : (
          <div className="sw-stop-card__text">{text}</div>
        )}
        {end ? <div className="sw-stop-card__end">{end}</div> : null}
      </div>
      {error ? (
        <p className="sw-stop-card__error sw-problem" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
