import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import './breadcrumb.css';

/** One level of the path to the current page. */
export interface Crumb {
  readonly text: string;
  /** Absent for a level that has no page of its own. */
  readonly link?: LinkTarget | undefined;
}

export interface BreadcrumbProps {
  /** Names the navigation: "You are here". */
  readonly label: string;
  /** From the top level to the current page, which comes last. */
  readonly crumbs: readonly Crumb[];
}

/** The path to the current page. Where there is little room, only the parent page is shown, as a way back. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  const last = crumbs.length - 1;
  const parent = crumbs.findLastIndex((crumb, index) => index < last && crumb.link);
  return (
    <nav className="sw-crumbs" aria-label={label}>
      <ol className="sw-crumbs__list">
        {crumbs.map(({ text, link }, index) => (
          <li key={text} className={index === parent ? 'sw-crumbs__item sw-crumbs__item--parent' : 'sw-crumbs__item'}>
            {link && index !== last ? (
              <a className="sw-crumbs__link" {...link}>
                {index === parent ? <Icon icon={ChevronLeft} size="small" className="sw-crumbs__back" /> : null}
                {text}
              </a>
            ) : (
              <span className="sw-crumbs__here" aria-current={index === last ? 'page' : undefined}>
                {text}
              </span>
            )}
            {index === last ? null : <Icon icon={ChevronRight} size="small" className="sw-crumbs__joint" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
