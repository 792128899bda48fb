import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import './cookie-notice.css';

export interface CookieNoticeProps {
  /** The question: "May we use cookies that measure?" */
  readonly title: string;
  /** What already works, and what these are for. */
  readonly children: ReactNode;
  readonly refuse: { readonly label: string; readonly onRefuse: () => void };
  readonly allow: { readonly label: string; readonly onAllow: () => void };
  /** Where each kind can be chosen. */
  readonly settings?: { readonly label: string; readonly onOpen: () => void } | undefined;
}

/** Asks once, beside the page and not over it. Refusing is as easy as allowing, and looks alike. */
export function CookieNotice({ title, children, refuse, allow, settings }: CookieNoticeProps) {
  return (
    <section className="sw-cookie-notice sw-not-on-paper" aria-label={title}>
      <p className="sw-strong">{title}</p>
      <div className="sw-small sw-soft">{children}</div>
      <div className="sw-cookie-notice__answers">
        <Button onClick={refuse.onRefuse}>{refuse.label}</Button>
        <Button onClick={allow.onAllow}>{allow.label}</Button>
        {settings ? (
          <Button variant="quiet" onClick={settings.onOpen}>
            {settings.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
