import type { ReactNode } from 'react';
import { CountBadge, type CountBadgeProps } from '../count-badge/count-badge.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
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
  /** Icons only; their texts stay their names. */
  readonly isCompact?: boolean | undefined;
  /** Shows an icon's text beside it: `navTip`, which is a module of its own, because few windows need it. */
  readonly renderTip?: RenderTip | undefined;
}

/** Renders an entry's link with its text as a tooltip; the link spreads what it is given. */
export type RenderTip = (text: string, renderLink: (trigger: Readonly<Record<string, unknown>>) => ReactNode) => ReactNode;

/** The pages of the app, below each other. */
export function SideNav({ label, groups, currentId, isCompact, renderTip }: SideNavProps) {
  return (
    <nav className={isCompact ? 'sw-side-nav sw-side-nav--compact' : 'sw-side-nav'} aria-label={label}>
      {groups
        .filter((items) => items.length > 0)
        .map((items) => (
          <ul key={items[0]?.id} className="sw-side-nav__group">
            {items.map((item) => (
              <li key={item.id}>
                <NavLink item={item} isCurrent={item.id === currentId} isCompact={isCompact} renderTip={renderTip} />
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
  readonly renderTip: RenderTip | undefined;
}

function NavLink({ item, isCurrent, isCompact, renderTip }: NavLinkProps): ReactNode {
  const content = (
    <>
      <Icon icon={item.icon} />
      <span className={isCompact ? 'sw-visually-hidden' : 'sw-side-nav__text'}>{item.text}</span>
      {item.count ? <CountBadge {...item.count} /> : null}
    </>
  );
  const own = { className: 'sw-side-nav__link', 'aria-current': isCurrent ? ('page' as const) : undefined, ...item.link };
  const renderLink = (trigger: Readonly<Record<string, unknown>> = {}) => (
    <a {...trigger} {...own}>
      {content}
    </a>
  );
  return isCompact && renderTip ? renderTip(item.text, renderLink) : renderLink();
}
