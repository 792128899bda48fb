import type { NodeState } from './route-line.tsx';
import './mini-line.css';

export interface MiniLineProps {
  /** Of each stop, in order. More than `mostNodes` are cut in the middle; the words beside the line say how many there are. */
  readonly nodes: readonly Extract<NodeState, 'done' | 'focus' | 'todo'>[];
  /** Where it is, in words. */
  readonly label: string;
}

const mostNodes = 6;

/** The route line lying, small, for a row of a list: where it is now. */
export function MiniLine({ nodes, label }: MiniLineProps) {
  const shown = nodes.length > mostNodes ? [...nodes.slice(0, mostNodes - 1), ...nodes.slice(-1)] : nodes;
  return (
    <span className="sw-mini-line" role="img" aria-label={label}>
      {shown.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node has no identity but its place
        <span key={index} className={`sw-mini-line__node sw-mini-line__node--${state}`} />
      ))}
    </span>
  );
}
