import { createElement } from 'react';
import { classNames } from '../lib/class-names.ts';
import './icon.css';

/** The shapes of an icon on a 24 grid, as lucide exports them: `import { MapPin } from 'lucide'`. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

export interface IconProps {
  readonly icon: IconNode;
  /** `medium` is 20 px, `small` 16 px, `large` 26 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** The icon's meaning, if no text beside it gives it; without a label it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon of the one library, in the one stroke weight. Takes the shapes as a value, so a bundle has only the icons it uses. */
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
