import { classNames } from '../lib/class-names.ts';
import { type NodeState, RouteNode } from '../route-line/route-line.tsx';
import '../breadcrumb/breadcrumb.css';
import './contents-line.css';

/** A part of a long text, as its contents name it. */
export interface ContentsEntry {
  /** The element that the part begins with: the link leads there. */
  readonly id: string;
  readonly title: string;
}

export interface ContentsLineProps {
  readonly entries: readonly ContentsEntry[];
  /** Index of the part that is being read. */
  readonly current: number;
  /** After a link was followed: closes what the contents stand in. */
  readonly onChoose?: (() => void) | undefined;
}

const stateOf = (index: number, current: number): NodeState => {
  if (index === current) return 'focus';
  return index < current ? 'stop' : 'todo';
};

/** The contents of a long text as the route line: what was read is solid, what is being read is the marigold stop. Its frame names it. */
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
