import { ExternalLink } from 'lucide';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './link.css';

export interface LinkLook {
  /** `inline` within a sentence, `standalone` on a line of its own with a target of 44 px. */
  readonly kind?: 'inline' | 'standalone' | undefined;
}

export interface LinkProps extends LinkLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  readonly href: string;
  /** Where it leads, in words that stand for themselves: never "here". */
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** An arrow for what leads on. Not beside `newWindowText`, which has a sign of its own. */
  readonly iconEnd?: IconNode | undefined;
  /** Opens a new window, and says so with these words ("opens in a new window"). */
  readonly newWindowText?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The classes of a link, for a router's own: `<RouterLink className={linkClass({ kind: 'standalone' })}>`. */
export function linkClass({ kind = 'inline' }: LinkLook): string {
  return `sw-link sw-link--${kind}`;
}

/** Leads somewhere else. What happens here is a button. */
export function Link({ children, kind, icon, iconEnd, newWindowText, className, ...rest }: LinkProps) {
  const endIcon = newWindowText ? ExternalLink : iconEnd;
  return (
    <a
      {...rest}
      {...(newWindowText ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={classNames(linkClass({ kind }), className)}
    >
      {icon ? <Icon icon={icon} size={kind === 'standalone' ? 'medium' : 'small'} /> : null}
      <span className="sw-link__text">{children}</span>
      {endIcon ? <Icon icon={endIcon} size="small" /> : null}
      {newWindowText ? <VisuallyHidden> ({newWindowText})</VisuallyHidden> : null}
    </a>
  );
}
