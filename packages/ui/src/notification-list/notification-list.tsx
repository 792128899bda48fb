import type { ReactNode } from 'react';
import { useId } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import type { ListFaces } from '../list/list.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import '../banner/tone.css';
import './notification-list.css';

/** Something that happened. */
export interface NotificationItem {
  readonly id: string;
  readonly icon: IconNode;
  /** Colour of the icon's disc; `bonus` is marigold, for what waits for an answer. */
  readonly tone?: 'brand' | 'info' | 'success' | 'warn' | 'danger' | 'bonus' | undefined;
  readonly title: string;
  readonly detail?: ReactNode;
  /** When, as written: `13:58`. */
  readonly time: string;
  /** The same for machines: an ISO time. */
  readonly dateTime?: string | undefined;
  readonly isUnread?: boolean | undefined;
  /** Where the title leads. */
  readonly link?: LinkTarget | undefined;
  /** One button at most, or one and a quiet one. */
  readonly action?: ReactNode;
}

/** The single things of a day, or the events of one matter, which hang on the route line, newest on top. */
export interface NotificationGroup {
  readonly id: string;
  /** Absent for single things. */
  readonly matter?:
    | {
        readonly heading: ReactNode;
        /** At the end of the heading's line: a number. */
        readonly end?: ReactNode;
      }
    | undefined;
  readonly items: readonly NotificationItem[];
}

export interface NotificationDay {
  readonly id: string;
  /** "Today". */
  readonly heading: string;
  readonly groups: readonly NotificationGroup[];
}

export interface NotificationListProps extends ListFaces {
  readonly days: readonly NotificationDay[];
  /** Level of the days' headings; those of matters are one below: 2 right below the page's title. */
  readonly headingLevel?: 2 | 3;
  /** Said with each that is new: "not read yet". */
  readonly unreadLabel: string;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** What happened, in cards, newest first. Unread ones have weight, a dot and a word. */
export function NotificationList(props: NotificationListProps) {
  const { days, unreadLabel, headingLevel = 3, status = 'ready', loadingLabel, empty, error, skeletonRows = 3 } = props;
  const id = useId();
  const Day = `h${headingLevel}` as const;
  const isEmpty = days.every(({ groups }) => groups.every(({ items }) => items.length === 0));

  if (status === 'error') return <div className="sw-notifications__card">{error}</div>;
  if (isEmpty && status === 'ready') return <div className="sw-notifications__card">{empty}</div>;
  if (isEmpty) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <div className="sw-notifications__card sw-notifications__wait">
          {Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity but their position
            <div key={index} className="sw-notification">
              <Skeleton shape="circle" width="28px" />
              <span className="sw-notification__text">
                <Skeleton width="62%" />
                <Skeleton width="40%" height="0.6em" />
              </span>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className="sw-notifications" aria-busy={status === 'loading' || undefined}>
      {days.map((day) => (
        <section key={day.id} className="sw-notifications" aria-labelledby={`${id}-${day.id}`}>
          <Day id={`${id}-${day.id}`} className="sw-notifications__day sw-note">
            {day.heading}
          </Day>
          {day.groups.map((group) => (
            <NotificationCard key={group.id} {...group} {...{ unreadLabel, headingLevel }} />
          ))}
        </section>
      ))}
    </div>
  );
}

type CardProps = NotificationGroup & Required<Pick<NotificationListProps, 'unreadLabel' | 'headingLevel'>>;

function NotificationCard({ matter, items, unreadLabel, headingLevel }: CardProps) {
  const id = useId();
  const Matter = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <div className="sw-notifications__card">
      {matter ? (
        <div className="sw-notifications__matter">
          <Matter id={id} className="sw-strong">
            {matter.heading}
          </Matter>
          {matter.end ? <span className="sw-note sw-figures">{matter.end}</span> : null}
        </div>
      ) : null}
      <ul
        {...asList}
        aria-labelledby={matter ? id : undefined}
        className={classNames('sw-notifications__list', matter && 'sw-notifications__list--line')}
      >
        {items.map((item) => (
          <NotificationRow key={item.id} {...item} unreadLabel={unreadLabel} />
        ))}
      </ul>
    </div>
  );
}

function NotificationRow(props: NotificationItem & { readonly unreadLabel: string }) {
  const { icon, tone = 'brand', title, detail, time, dateTime, isUnread, link, action, unreadLabel } = props;
  return (
    <li className={classNames('sw-notification', isUnread && 'sw-notification--unread')}>
      <span className={`sw-notification__disc sw-tone--${tone}`}>
        <Icon icon={icon} size="small" />
      </span>
      <div className="sw-notification__text">
        <p className="sw-notification__title">
          {link ? (
            <a {...link} className="sw-notification__link">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {detail ? <div className="sw-note">{detail}</div> : null}
        {action ? <div className="sw-notification__action">{action}</div> : null}
      </div>
      <div className="sw-notification__when">
        <time className="sw-note sw-figures" dateTime={dateTime}>
          {time}
        </time>
        {isUnread ? <span className="sw-notification__dot" role="img" aria-label={unreadLabel} /> : null}
      </div>
    </li>
  );
}
