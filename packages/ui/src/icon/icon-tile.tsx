import { Icon, type IconNode } from './icon.tsx';
import './icon-tile.css';

/** An icon on a quiet square of 40 px: at the start of a row that leads to an action. */
export function IconTile({ icon }: { readonly icon: IconNode }) {
  return (
    <span className="sw-icon-tile">
      <Icon icon={icon} />
    </span>
  );
}
