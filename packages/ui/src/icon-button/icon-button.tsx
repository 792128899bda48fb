import type { ButtonHTMLAttributes, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label' | 'children'> {
  readonly icon: IconNode;
  /** What a press does; the button's accessible name and tooltip. */
  readonly label: string;
  /** `plain` on a surface, `outlined` round with an edge, `raised` floating over a map. */
  readonly variant?: 'plain' | 'outlined' | 'raised' | undefined;
  /** `medium` is 44 px, `dense` 36 with a mouse (44 on touch). */
  readonly size?: 'medium' | 'dense' | undefined;
  /** For a toggle: a favourite, a pinned row. The label stays the same in both states. */
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44-px button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', size = 'medium', isPressed, isDisabled, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed ?? rest['aria-pressed']}
      disabled={isDisabled}
      className={classNames(
        'sw-icon-button',
        variant !== 'plain' && `sw-icon-button--${variant}`,
        size === 'dense' && 'sw-icon-button--dense',
        className,
      )}
    >
      <Icon icon={icon} />
    </button>
  );
}
