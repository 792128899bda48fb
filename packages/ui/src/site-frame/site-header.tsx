import type { ReactNode } from 'react';
import type { LinkTarget } from '../lib/link-target.ts';
import { Logo } from '../logo/logo.tsx';
import './site-header.css';

/** A page of the public site. */
export interface SiteLink {
  readonly id: string;
  readonly text: string;
  readonly link: LinkTarget;
}

export interface SiteHeaderProps {
  /** The wordmark, which leads home. */
  readonly brand: { readonly name: string; readonly link: LinkTarget };
  /** Names the navigation: "Pages". */
  readonly label: string;
  readonly links: readonly SiteLink[];
  readonly currentId?: string | undefined;
  /** At the end: language, theme, sign-in. */
  readonly actions?: ReactNode;
  /** On a phone instead of the links: the button that opens them. */
  readonly menuButton?: ReactNode;
}

/** The top of the public pages: 64 px high, 56 on a phone, content at most 1,200 px wide. */
export function SiteHeader({ brand, label, links, currentId, actions, menuButton }: SiteHeaderProps) {
  return (
    <header className="sw-site-header sw-not-on-paper">
      <div className="sw-site-header__line">
        <a className="sw-site-header__brand" {...brand.link}>
          <Logo name={brand.name} />
        </a>
        <nav className="sw-site-header__nav" aria-label={label}>
          <ul className="sw-site-header__links">
            {links.map(({ id, text, link }) => (
              <li key={id}>
                <a className="sw-site-header__link" aria-current={id === currentId ? 'page' : undefined} {...link}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sw-site-header__actions">{actions}</div>
        {menuButton ? <div className="sw-site-header__menu">{menuButton}</div> : null}
      </div>
    </header>
  );
}
