import { ExternalLink } from 'lucide';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './link.css';

export interface LinkLook {
  /** `inline` within a sentence, `standalone` on its own line with a 44-px target. */
  readonly kind?: 'inline' | 'standalone' | undefined;
}

export interface LinkProps extends LinkLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  readonly href: string;
  /** The target, in words that make sense out of context: never "here". */
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** An arrow for a link that leads on. Not with `newWindowText`, which has its own icon. */
  readonly iconEnd?: IconNode | undefined;
  /** Opens a new window, and announces it with this text ("opens in a new window"). */
  readonly newWindowText?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The classes of a link, for a router's link component: `<RouterLink className={linkClass({ kind: 'standalone' })}>`. */
export function linkClass({ kind = 'inline' }: LinkLook): string {
  return `sw-link sw-link--${kind}`;
}

/** A link to another page or section. For an action on this page use a button. */
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
