import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import './button.css';

export interface ButtonLook {
  /**
   * `primary` once per view; `secondary` outlined; `tint` soft; `quiet` text only; `soft` beside a quiet one; `danger` for
   * irreversible actions.
   */
  readonly variant?: 'primary' | 'secondary' | 'tint' | 'quiet' | 'soft' | 'danger' | undefined;
  /** `medium` is 44 px high, `large` 52, `dense` 36 with a mouse (44 on touch). */
  readonly size?: 'medium' | 'large' | 'dense' | undefined;
  readonly isFullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The verb: what a press does. */
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** An icon after the text, for a button that opens something or leads on. */
  readonly iconEnd?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps width and focus, shows a spinner and ignores presses, so that a double click acts only once. */
  readonly isLoading?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The classes of a button, for a link that looks like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'medium', isFullWidth }: ButtonLook): string {
  return classNames(
    'sw-button',
    `sw-button--${variant}`,
    size !== 'medium' && `sw-button--${size}`,
    isFullWidth && 'sw-button--full',
  );
}

/** A button. Its label is a verb that says what it does. */
export function Button(props: ButtonProps) {
  const { children, variant, size, isFullWidth, icon, iconEnd, isDisabled, isLoading, className, onClick, ...rest } = props;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A loading button stays focusable (disabling it would lose the focus), so it must ignore the press itself.
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
