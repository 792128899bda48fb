import { X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import './cookie-notice.css';

interface CookieRegion {
  /** The question or the statement: "May we use cookies that measure?" */
  readonly title: string;
  /** What already works, and what these are for. */
  readonly children: ReactNode;
  /** To focus it where a person has opened it. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

export interface CookieNoticeProps extends CookieRegion {
  readonly refuse: { readonly label: string; readonly onRefuse: () => void };
  readonly allow: { readonly label: string; readonly onAllow: () => void };
  /** A link to what each of them is. */
  readonly more?: ReactNode;
}

/** Asks once, beside the page and not over it. Refusing is as easy as allowing, and looks alike. */
export function CookieNotice({ title, children, refuse, allow, more, ref }: CookieNoticeProps) {
  return (
    <section ref={ref} className="sw-cookie-notice sw-not-on-paper" aria-label={title} tabIndex={-1}>
      <p className="sw-strong">{title}</p>
      <div className="sw-small sw-soft">{children}</div>
      <div className="sw-cookie-notice__answers">
        <Button onClick={refuse.onRefuse}>{refuse.label}</Button>
        <Button onClick={allow.onAllow}>{allow.label}</Button>
        {more}
      </div>
    </section>
  );
}

export interface CookieNoteProps extends CookieRegion {
  readonly close: { readonly label: string; readonly onClose: () => void };
}

/** Where nothing is asked: says so, and goes for good when it is closed. */
export function CookieNote({ title, children, close, ref }: CookieNoteProps) {
  return (
    <section ref={ref} className="sw-cookie-notice sw-cookie-notice--note sw-not-on-paper" aria-label={title} tabIndex={-1}>
      <div>
        <p className="sw-strong">{title}</p>
        <div className="sw-small sw-soft">{children}</div>
      </div>
      <IconButton icon={X} label={close.label} onClick={close.onClose} />
    </section>
  );
}
