import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import { useMedia } from '../lib/use-media.ts';
import { Logo } from '../logo/logo.tsx';
import { SideNav, type SideNavProps } from '../side-nav/side-nav.tsx';
import '../visually-hidden/visually-hidden.css';
import { TabBar, type TabBarProps } from './tab-bar.tsx';
import './app-shell.css';

export interface AppShellProps {
  /** The wordmark, which leads home. */
  readonly brand: { readonly name: string; readonly link: LinkTarget };
  /** What the app is for, as a button above the menu. */
  readonly action: { readonly text: string; readonly icon: IconNode; readonly link: LinkTarget };
  readonly nav: Omit<SideNavProps, 'isCompact'>;
  /** Phones show these instead of the rail; the last one opens the menu. */
  readonly tabs: TabBarProps;
  /** At the end of the rail: whose account this is. `isCompact`: only an avatar has room. */
  readonly renderAccount?: ((isCompact: boolean) => ReactNode) | undefined;
  /** Id of the main part, for the skip link. */
  readonly mainId?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the app: a rail of 260 px, of 72 px between 760 and 1,080, and a bar of tabs on a phone. */
export function AppShell({ brand, action, nav, tabs, renderAccount, mainId = 'main', children }: AppShellProps) {
  const isPhone = useMedia('(max-width: 759.98px)');
  const isCompact = useMedia('(max-width: 1079.98px)');
  // The keys let the page stay as it is, with what was typed, when a tablet is turned and the frame around it changes.
  if (isPhone) {
    return (
      <div className="sw-app-shell sw-app-shell--phone">
        <main key="main" className="sw-app-shell__main" id={mainId}>
          {children}
        </main>
        <div className="sw-app-shell__tabs sw-not-on-paper">
          <TabBar {...tabs} />
        </div>
      </div>
    );
  }
  return (
    <div className={`sw-app-shell sw-app-shell--${isCompact ? 'compact' : 'wide'}`}>
      <header className="sw-app-shell__rail sw-not-on-paper">
        <a className="sw-app-shell__brand" {...brand.link}>
          <Logo name={brand.name} isMarkOnly={isCompact} />
        </a>
        <a className={buttonClass({ variant: 'primary', isFullWidth: true })} {...action.link}>
          <span className="sw-button__content">
            <Icon icon={action.icon} />
            <span className={isCompact ? 'sw-visually-hidden' : undefined}>{action.text}</span>
          </span>
        </a>
        <SideNav {...nav} isCompact={isCompact} />
        {renderAccount ? <div className="sw-app-shell__account">{renderAccount(isCompact)}</div> : null}
      </header>
      <main key="main" className="sw-app-shell__main" id={mainId}>
        {children}
      </main>
    </div>
  );
}
