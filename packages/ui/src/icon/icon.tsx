import { createElement } from 'react';
import { classNames } from '../lib/class-names.ts';
import './icon.css';

/** Shapes of one icon on a 24 grid, as lucide exports them: `import { MapPin } from 'lucide'`. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

export interface IconProps {
  readonly icon: IconNode;
  /** `medium` is 20 px, `small` 16 px, `large` 26 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** What the icon says where no text beside it does; without one it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One icon of the one library, in the one weight. It takes the shapes as a value, so a bundle carries only those it uses. */
export function Icon({ icon, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('sw-icon', size !== 'medium' && `sw-icon--${size}`, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: `${tag}${index}`, ...attributes }))}
    </svg>
  );
}
