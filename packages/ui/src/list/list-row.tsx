import { ChevronDown, ChevronRight, ChevronUp } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import './list-row.css';

export interface ListRowProps {
  /** At the start: an icon, an avatar, a status. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  /** Under the title, in a softer colour; may take several lines. */
  readonly detail?: ReactNode;
  /** At the end: an amount, a time, a badge. */
  readonly trailing?: ReactNode;
  /** The row leads to a page. */
  readonly link?: LinkTarget | undefined;
  /** The row performs an action here, such as opening a dialog. */
  readonly onPress?: (() => void) | undefined;
  /** The press shows or hides what stands below the row, in the element of this id. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean } | undefined;
  /** Separate buttons beside the row's own action: a menu, a star. */
  readonly actions?: ReactNode;
  /** The row whose page or details are open. */
  readonly isCurrent?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** One row: a title, details, and the most wanted value at the end. If it is a link or a button, the whole row is the target. */
export function ListRow(props: ListRowProps) {
  const { leading, title, detail, trailing, link, onPress, expands, actions, isCurrent, isDisabled } = props;
  const isTarget = Boolean(link ?? onPress);
  const chevron = expands ? (expands.isOpen ? ChevronUp : ChevronDown) : ChevronRight;
  const content = (
    <>
      {leading ? <span className="sw-list-row__leading">{leading}</span> : null}
      <span className="sw-list-row__text sw-grow">
        <span className="sw-list-row__title sw-strong">{title}</span>
        {detail ? <span className="sw-note">{detail}</span> : null}
      </span>
      {trailing ? <span className="sw-list-row__trailing sw-figures">{trailing}</span> : null}
      {isTarget ? <Icon icon={chevron} size="small" className="sw-list-row__chevron" /> : null}
    </>
  );
  return (
    <div className={classNames('sw-list-row', isCurrent && 'sw-list-row--current')}>
      <RowBody {...{ link, onPress, expands, isCurrent, isDisabled }}>{content}</RowBody>
      {actions ? <div className="sw-list-row__actions">{actions}</div> : null}
    </div>
  );
}

type RowBodyProps = Pick<ListRowProps, 'link' | 'onPress' | 'expands' | 'isCurrent' | 'isDisabled'> & {
  readonly children: ReactNode;
};

function RowBody({ link, onPress, expands, isCurrent, isDisabled, children }: RowBodyProps) {
  if (link && !isDisabled) {
    return (
      <a className="sw-list-row__main sw-list-row__main--target" aria-current={isCurrent || undefined} {...link}>
        {children}
      </a>
    );
  }
  if (onPress || link) {
    return (
      <button
        type="button"
        className="sw-list-row__main sw-list-row__main--target"
        aria-current={isCurrent || undefined}
        aria-expanded={expands?.isOpen}
        aria-controls={expands?.isOpen ? expands.id : undefined}
        disabled={isDisabled}
        onClick={onPress}
      >
        {children}
      </button>
    );
  }
  return <div className="sw-list-row__main">{children}</div>;
}
