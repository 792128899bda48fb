import { ChevronLeft } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import './page-header.css';

export interface PageHeaderProps {
  /** The page's only heading of the first level. */
  readonly title: string;
  /** One line below the title: a number, a period, who sees this. */
  readonly detail?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly text: string; readonly link: LinkTarget } | undefined;
  /** A `Badge` beside the title. */
  readonly state?: ReactNode;
  /** At the end: search, buttons. The most important one comes last. */
  readonly actions?: ReactNode;
  /** Receives the heading, which takes the focus after a page was changed. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The top of a page: where one is, what can be done here, and the way back. */
export function PageHeader({ title, detail, back, state, actions, headingRef }: PageHeaderProps) {
  return (
    <header className="sw-page-header">
      {back ? (
        <a className="sw-page-header__back" {...back.link}>
          <Icon icon={ChevronLeft} size="small" />
          {back.text}
        </a>
      ) : null}
      <div className="sw-page-header__line">
        <div className="sw-page-header__words">
          <div className="sw-page-header__title">
            <h1 ref={headingRef} className="sw-heading sw-heading--page" tabIndex={-1}>
              {title}
            </h1>
            {state}
          </div>
          {detail ? <p className="sw-soft">{detail}</p> : null}
        </div>
        {actions ? <div className="sw-page-header__actions">{actions}</div> : null}
      </div>
    </header>
  );
}
