import type { Tone } from '../banner/banner.tsx';
import { classNames } from '../lib/class-names.ts';
import { Icon, type IconNode } from './icon.tsx';
import '../banner/tone.css';
import './icon-tile.css';

export interface IconTileProps {
  readonly icon: IconNode;
  /** `tint` for what belongs to the form that it stands in, instead of leading on. */
  readonly tone?: 'sunken' | 'tint' | undefined;
  /** A circle of 56 px in this tone, above the heading of an outcome. */
  readonly outcome?: Tone | undefined;
}

/** An icon on a quiet square of 40 px: at the start of a row that leads to an action. */
export function IconTile({ icon, tone = 'sunken', outcome }: IconTileProps) {
  return (
    <span
      className={classNames(
        'sw-icon-tile',
        tone === 'tint' && 'sw-icon-tile--tint',
        outcome && `sw-icon-tile--outcome sw-tone--${outcome}`,
      )}
    >
      <Icon icon={icon} size={outcome ? 'large' : 'medium'} />
    </span>
  );
}
