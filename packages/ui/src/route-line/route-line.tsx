import { Check, X } from 'lucide';
import type { CSSProperties, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './route-line.css';

/** Look of a stop: `stop` numbered, `focus` being edited or next (marigold), `done`, `todo`, `moving`, `add`, `refused` (red). */
export type NodeState = 'stop' | 'focus' | 'done' | 'todo' | 'moving' | 'add' | 'refused';

/** The line from a node to the next: `solid` agreed or done, `dotted` still being chosen, `rest` agreed but not driven yet. */
export type Segment = 'solid' | 'dotted' | 'rest' | 'none';

export interface RouteNodeProps {
  readonly state: NodeState;
  /** 1 for the pick-up; in a line of dates the short name of a weekday. A `done` node shows a check mark instead. */
  readonly number?: number | string | undefined;
  /** The icon of a `moving`, `focus` or `add` node. */
  readonly icon?: IconNode | undefined;
  /** The status for screen readers ("Delivered"). */
  readonly label?: string | undefined;
}

/** The circle of a stop, the same in the form, on the map and on the timeline. */
export function RouteNode({ state, number, icon, label }: RouteNodeProps) {
  const shown = icon ?? (state === 'done' ? Check : state === 'refused' ? X : undefined);
  return (
    <span className={`sw-node sw-node--${state}`}>
      {shown ? <Icon icon={shown} size={state === 'moving' ? 'medium' : 'small'} /> : <span aria-hidden="true">{number}</span>}
      {label ? <span className="sw-visually-hidden">{label}</span> : null}
    </span>
  );
}

export interface RouteStopProps {
  readonly node: RouteNodeProps;
  /** The line to the next stop; ignored on the last one. */
  readonly segment?: Segment | undefined;
  /** Marks the stop as the current step, for screen readers too. */
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A stop on the route line: its node at the left, its card at the right. */
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

/** The brand's motif: one continuous line through the places of a delivery. */
export function RouteLine({ label, layout = 'cards', children, ref }: RouteLineProps) {
  return (
    <ol ref={ref} className={`sw-route sw-route--${layout}`} aria-label={label}>
      {children}
    </ol>
  );
}

export interface RouteCardProps {
  readonly title: ReactNode;
  /** Plain text is cut to one line with an ellipsis; other content takes as many lines as it needs. */
  readonly detail?: ReactNode;
  /** At the right: the drag handle, a clear button. */
  readonly end?: ReactNode;
  /** The stop's error; shown under the card. */
  readonly error?: ReactNode;
  /** A press on the card opens the stop. `label` says so if title and detail do not. */
  readonly open?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** No place chosen yet: the title is a prompt. */
  readonly isEmpty?: boolean | undefined;
}

/** A stop in two lines on its card. */
export function RouteCard({ title, detail, end, error, open, isEmpty }: RouteCardProps) {
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
