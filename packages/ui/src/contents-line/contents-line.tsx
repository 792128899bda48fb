import { classNames } from '../lib/class-names.ts';
import { type NodeState, RouteNode } from '../route-line/route-line.tsx';
import '../breadcrumb/breadcrumb.css';
import './contents-line.css';

/** One part of a long text, as its table of contents lists it. */
export interface ContentsEntry {
  /** The id of the element where the part begins; the link's target. */
  readonly id: string;
  readonly title: string;
}

export interface ContentsLineProps {
  readonly entries: readonly ContentsEntry[];
  /** Index of the part being read. */
  readonly current: number;
  /** Called after a link was followed, to close a surrounding popover or dialog. */
  readonly onChoose?: (() => void) | undefined;
}

const stateOf = (index: number, current: number): NodeState => {
  if (index === current) return 'focus';
  return index < current ? 'stop' : 'todo';
};

/**
 * The table of contents of a long text as a route line: read parts are solid, the current one is the marigold stop. The parent
 * gives it an accessible name.
 */
export function ContentsLine({ entries, current, onChoose }: ContentsLineProps) {
  return (
    <ol className="sw-route sw-route--cards sw-contents">
      {entries.map(({ id, title }, index) => (
        <li key={id} className={classNames('sw-route__stop', index >= current && 'sw-route__stop--rest')}>
          <span className="sw-route__node">
            <RouteNode state={stateOf(index, current)} />
          </span>
          <a
            className="sw-crumbs__link sw-crumbs__here"
            href={`#${id}`}
            aria-current={index === current || undefined}
            onClick={onChoose}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
