import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { NavItem } from '../side-nav/side-nav.tsx';
import './tab-bar.css';

export interface TabBarProps {
  /** Names the navigation: "Main pages". */
  readonly label: string;
  /** Up to five; more of them go into the menu that the last one opens. */
  readonly items: readonly NavItem[];
  readonly currentId?: string | undefined;
  /** The item that starts something new: in brand, in the middle. */
  readonly mainId?: string | undefined;
}

/** The main pages at the bottom of a phone's screen, in reach of the thumb. */
export function TabBar({ label, items, currentId, mainId }: TabBarProps) {
  return (
    <nav className="sw-tab-bar" aria-label={label}>
      <ul className="sw-tab-bar__list">
        {items.map(({ id, text, icon, link, count }) => (
          <li key={id}>
            <a
              className={classNames('sw-tab-bar__link', id === mainId && 'sw-tab-bar__link--main')}
              aria-current={id === currentId ? 'page' : undefined}
              {...link}
            >
              <span className="sw-tab-bar__icon">
                <Icon icon={icon} />
                {count ? <CountBadge {...count} /> : null}
              </span>
              <span className="sw-tab-bar__text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
