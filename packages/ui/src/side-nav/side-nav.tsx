import type { ReactNode } from 'react';
import { CountBadge, type CountBadgeProps } from '../count-badge/count-badge.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import '../visually-hidden/visually-hidden.css';
import './side-nav.css';

/** A page of the app. */
export interface NavItem {
  readonly id: string;
  readonly text: string;
  readonly icon: IconNode;
  readonly link: LinkTarget;
  /** How many wait there, or are there. */
  readonly count?: Pick<CountBadgeProps, 'count' | 'label' | 'tone'> | undefined;
}

export interface SideNavProps {
  /** Names the navigation: "Main menu". */
  readonly label: string;
  /** Groups, divided by a line; empty ones are left out. */
  readonly groups: readonly (readonly NavItem[])[];
  /** The page one is on. */
  readonly currentId?: string | undefined;
  /** Icons only, with their texts as tooltips. */
  readonly isCompact?: boolean | undefined;
}

/** The pages of the app, below each other. */
export function SideNav({ label, groups, currentId, isCompact }: SideNavProps) {
  return (
    <nav className={isCompact ? 'sw-side-nav sw-side-nav--compact' : 'sw-side-nav'} aria-label={label}>
      {groups
        .filter((items) => items.length > 0)
        .map((items) => (
          <ul key={items[0]?.id} className="sw-side-nav__group">
            {items.map((item) => (
              <li key={item.id}>
                <NavLink item={item} isCurrent={item.id === currentId} isCompact={isCompact} />
              </li>
            ))}
          </ul>
        ))}
    </nav>
  );
}

interface NavLinkProps {
  readonly item: NavItem;
  readonly isCurrent: boolean;
  readonly isCompact: boolean | undefined;
}

function NavLink({ item, isCurrent, isCompact }: NavLinkProps): ReactNode {
  const content = (
    <>
      <Icon icon={item.icon} />
      <span className={isCompact ? 'sw-visually-hidden' : 'sw-side-nav__text'}>{item.text}</span>
      {item.count ? <CountBadge {...item.count} /> : null}
    </>
  );
  const own = { className: 'sw-side-nav__link', 'aria-current': isCurrent ? ('page' as const) : undefined, ...item.link };
  if (!isCompact) return <a {...own}>{content}</a>;
  // The tooltip repeats the link's own name, so it must not become its description too.
  return (
    <Tooltip
      text={item.text}
      placement="right"
      renderTrigger={({ 'aria-describedby': _, ...trigger }) => (
        <a {...trigger} {...own}>
          {content}
        </a>
      )}
    />
  );
}
