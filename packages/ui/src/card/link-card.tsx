import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './card.css';
import './link-card.css';

export interface LinkCardProps {
  /** The accessible name of the link: all that a screen reader announces. */
  readonly title: ReactNode;
  readonly href: string;
  /** A link of the router in the place of a plain one; it carries the class and holds the title. */
  readonly renderLink?:
    | ((link: { readonly className: string; readonly href: string; readonly children: ReactNode }) => ReactNode)
    | undefined;
  /** Before the title: an icon, a drawing, an avatar. */
  readonly lead?: ReactNode;
  /** Under the title; it may hold badges and times, and buttons of its own. */
  readonly children?: ReactNode;
  /** At the right, in the place of the arrow: a price, a badge. */
  readonly end?: ReactNode;
}

/** A card that leads somewhere: a press anywhere on it goes there, and what can be pressed inside it still can. */
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
