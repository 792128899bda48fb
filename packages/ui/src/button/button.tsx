import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import './button.css';

export interface ButtonLook {
  /** `primary` once per view; `secondary` outlined; `tint` soft; `quiet` text only, `soft` beside a quiet one; `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'tint' | 'quiet' | 'soft' | 'danger' | undefined;
  /** `medium` is 44 px high, `large` 52, `dense` 36 for a fine pointer (44 for a finger). */
  readonly size?: 'medium' | 'large' | 'dense' | undefined;
  readonly isFullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The verb: what pressing it does. */
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** An icon after the text, for what opens or leads on. */
  readonly iconEnd?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps the width and the focus, shows a spinner and takes no press, so a double click acts once. */
  readonly isLoading?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The classes of a button, for an element that is a link and looks like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'medium', isFullWidth }: ButtonLook): string {
  return classNames(
    'sw-button',
    `sw-button--${variant}`,
    size !== 'medium' && `sw-button--${size}`,
    isFullWidth && 'sw-button--full',
  );
}

/** A button. Its text is a verb, and it says what it does. */
export function Button(props: ButtonProps) {
  const { children, variant, size, isFullWidth, icon, iconEnd, isDisabled, isLoading, className, onClick, ...rest } = props;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A loading button stays focusable (disabling it would throw the focus away), so it has to refuse the press itself.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, isFullWidth }), className)}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
    >
      <span className="sw-button__content">
        {icon ? <Icon icon={icon} /> : null}
        {children}
        {iconEnd ? <Icon icon={iconEnd} size="small" /> : null}
      </span>
      {isLoading ? (
        <span className="sw-button__wait">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
