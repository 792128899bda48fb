import type { ButtonHTMLAttributes, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label' | 'children'> {
  readonly icon: IconNode;
  /** What pressing it does; it is the button's name and its tooltip. */
  readonly label: string;
  /** `plain` on a surface, `outlined` round with an edge, `raised` floating over a map. */
  readonly variant?: 'plain' | 'outlined' | 'raised' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44-px button with nothing but an icon. */
export function IconButton({ icon, label, variant = 'plain', isDisabled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      disabled={isDisabled}
      className={classNames('sw-icon-button', variant !== 'plain' && `sw-icon-button--${variant}`, className)}
    >
      <Icon icon={icon} />
    </button>
  );
}
