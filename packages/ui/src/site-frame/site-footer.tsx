import type { ReactNode } from 'react';
import { useId } from 'react';
import { Logo } from '../logo/logo.tsx';
import type { SiteLink } from './site-header.tsx';
import './site-footer.css';

/** A column of links. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

export interface SiteFooterProps {
  readonly name: string;
  /** What this is and where, in one sentence. */
  readonly about: string;
  /** Below it: opening hours, a phone number. */
  readonly contact?: ReactNode;
  /** Two to four. */
  readonly columns: readonly FooterColumn[];
  /** "© 2569 ส่งไว". */
  readonly note: string;
  /** At the end of the last line: cookies, language. */
  readonly actions?: ReactNode;
}

/** The end of the public pages: who we are, every page, and what the law asks for. */
export function SiteFooter({ name, about, contact, columns, note, actions }: SiteFooterProps) {
  const id = useId();
  return (
    <footer className="sw-site-footer sw-not-on-paper">
      <div className="sw-site-footer__body">
        <div className="sw-site-footer__columns">
          <div className="sw-site-footer__about">
            <Logo name={name} />
            <p className="sw-soft">{about}</p>
            {contact}
          </div>
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className="sw-site-footer__title sw-note">
                {title}
              </h2>
              <ul className="sw-site-footer__links">
                {links.map(({ id: linkId, text, link }) => (
                  <li key={linkId}>
                    <a className="sw-site-footer__link" {...link}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="sw-site-footer__end">
          <p className="sw-note">{note}</p>
          {actions ? <div className="sw-site-footer__actions">{actions}</div> : null}
        </div>
      </div>
    </footer>
  );
}
