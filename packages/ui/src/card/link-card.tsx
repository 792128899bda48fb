import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './card.css';
import './link-card.css';

export interface LinkCardProps {
  /** The accessible name of the link; screen readers announce nothing else. */
  readonly title: ReactNode;
  readonly href: string;
  /** Renders a router's link instead of a plain one; it must carry the class and contain the title. */
  readonly renderLink?:
    | ((link: { readonly className: string; readonly href: string; readonly children: ReactNode }) => ReactNode)
    | undefined;
  /** Before the title: an icon, a drawing, an avatar. */
  readonly lead?: ReactNode;
  /** Under the title; may contain badges, times and buttons. */
  readonly children?: ReactNode;
  /** At the right, instead of the arrow: a price, a badge. */
  readonly end?: ReactNode;
}

/** A card that is a link: a press anywhere on it follows the link, but buttons inside still work. */
export function LinkCard({ title, href, renderLink, lead, children, end }: LinkCardProps) {
  const link = { className: 'sw-link-card__link', href, children: title };
  return (
    <div className={classNames('sw-card', 'sw-card--pad-medium', 'sw-link-card')}>
      {lead ? <span className="sw-link-card__lead">{lead}</span> : null}
      <div className="sw-grow">
        {renderLink ? renderLink(link) : <a {...link}>{title}</a>}
        {children ? <div className="sw-link-card__detail sw-note">{children}</div> : null}
      </div>
      <span className="sw-link-card__end">{end ?? <Icon icon={ChevronRight} />}</span>
    </div>
  );
}
