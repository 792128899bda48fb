import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { NavItem } from '../side-nav/side-nav.tsx';
import './tab-bar.css';

export interface TabBarProps {
  /** Names the navigation: "Main pages". */
  readonly label: string;
  /** Up to five with the menu. */
  readonly items: readonly NavItem[];
  /** The last one: a button that opens the other pages in a drawer. */
  readonly menu?:
    | (Pick<NavItem, 'text' | 'icon' | 'count'> & { readonly isOpen: boolean; readonly onOpen: () => void })
    | undefined;
  readonly currentId?: string | undefined;
  /** The item that starts something new: in brand, in the middle. */
  readonly mainId?: string | undefined;
}

/** The main pages at the bottom of a phone's screen, in reach of the thumb. */
export function TabBar({ label, items, menu, currentId, mainId }: TabBarProps) {
  return (
    <nav className="sw-tab-bar" aria-label={label}>
      <ul className="sw-tab-bar__list">
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={classNames('sw-tab-bar__link', item.id === mainId && 'sw-tab-bar__link--main')}
              aria-current={item.id === currentId ? 'page' : undefined}
              {...item.link}
            >
              <TabContent {...item} />
            </a>
          </li>
        ))}
        {menu ? (
          <li>
            <button
              type="button"
              className="sw-tab-bar__link"
              aria-haspopup="dialog"
              aria-expanded={menu.isOpen}
              onClick={menu.onOpen}
            >
              <TabContent {...menu} />
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function TabContent({ text, icon, count }: Pick<NavItem, 'text' | 'icon' | 'count'>) {
  return (
    <>
      <span className="sw-tab-bar__icon">
        <Icon icon={icon} />
        {count ? <CountBadge {...count} /> : null}
      </span>
      <span className="sw-tab-bar__text">{text}</span>
    </>
  );
}
