import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import { pageNumbers } from './page-numbers.ts';
import './pagination.css';

export interface PaginationTexts {
  readonly previous: string;
  readonly next: string;
  /** Accessible name of a page button: "Page 3". */
  readonly page: (page: number) => string;
  /** The range on the page: "31–60 of 248". Shown, and announced after a change. */
  readonly range: (from: number, to: number, total: number) => string;
  /** Shown instead of the page buttons in a narrow space: "3 / 9". */
  readonly compact: (page: number, pageCount: number) => string;
}

export interface PaginationProps {
  /** Names the navigation: "Pages of jobs". */
  readonly label: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Total number of rows. */
  readonly total: number;
  readonly onChange: (page: number) => void;
  /** The URL of a page; makes the page buttons links. */
  readonly linkOf?: ((page: number) => LinkTarget) | undefined;
  readonly texts: PaginationTexts;
}

/** Page navigation for a list of known length. */
export function Pagination({ label, page, pageSize, total, onChange, linkOf, texts }: PaginationProps) {
  const announce = useAnnounce();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const rangeOf = (shown: number) =>
    texts.range(Math.min(total, (shown - 1) * pageSize + 1), Math.min(total, shown * pageSize), total);

  const turnTo = (target: number) => {
    onChange(target);
    announce(rangeOf(target));
  };
  const step = (target: number) => ({
    isAtEnd: target < 1 || target > pageCount,
    onPress: () => turnTo(target),
    link: linkOf && target >= 1 && target <= pageCount ? linkOf(target) : undefined,
  });

  return (
    <nav className="sw-pages" aria-label={label}>
      <p className="sw-pages__range sw-note sw-figures">{rangeOf(page)}</p>
      <ul className="sw-pages__row sw-figures">
        <li>
          <StepButton label={texts.previous} icon={ChevronLeft} {...step(page - 1)} />
        </li>
        {pageNumbers(page, pageCount).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot} className="sw-pages__number">
              <PageButton
                label={texts.page(slot)}
                isCurrent={slot === page}
                onPress={() => (slot === page ? undefined : turnTo(slot))}
                link={linkOf?.(slot)}
              >
                {slot}
              </PageButton>
            </li>
          ) : (
            <li key={slot} className="sw-pages__number sw-pages__gap" aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className="sw-pages__compact">{texts.compact(page, pageCount)}</li>
        <li>
          <StepButton label={texts.next} icon={ChevronRight} {...step(page + 1)} />
        </li>
      </ul>
    </nav>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly isCurrent?: boolean | undefined;
  /** The first or last page is shown: the button stays enabled, because a disabled one would lose the focus. */
  readonly isAtEnd?: boolean | undefined;
  readonly onPress: () => void;
  readonly link: LinkTarget | undefined;
  readonly children: ReactNode;
}

function PageButton({ label, isCurrent, isAtEnd, onPress, link, children }: PageButtonProps) {
  const naming = { 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined };
  const className = classNames('sw-pages__button', isCurrent && 'sw-pages__button--current');
  if (link) {
    return (
      <a
        className={className}
        {...naming}
        href={link.href}
        onClick={(event) => {
          link.onClick?.(event);
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onPress();
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      {...naming}
      aria-disabled={isAtEnd || undefined}
      onClick={() => (isAtEnd ? undefined : onPress())}
    >
      {children}
    </button>
  );
}

function StepButton({ icon, ...button }: Omit<PageButtonProps, 'children'> & { readonly icon: IconNode }) {
  return (
    <PageButton {...button}>
      <Icon icon={icon} />
    </PageButton>
  );
}
